import assert from 'node:assert/strict';
import test from 'node:test';
import { isPublicAddress } from '../../build/proxy/addresses.mjs';
import { ask, failure, proxy } from './helpers.mjs';

/** Hosts as someone may write them in a URL; none may ever be connected to. */
const REFUSED = {
  'loopback': ['127.0.0.1', '127.255.255.254', '127.1', '2130706433', '0177.0.0.1', '017700000001', '0x7f.1',
    '0x7f000001', '0x7F.0x0.0x0.0x1', '127.0.0.1.', '127。0。0。1', '１２７.0.0.1', '%31%32%37.0.0.1', '[::1]',
    '[0:0:0:0:0:0:0:1]', '[::0001]'],
  'this network': ['0.0.0.0', '0', '0x0', '0.1.2.3'],
  'private': ['10.0.0.1', '10.255.255.255', '167772161', '012.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.0.1',
    '192.168.255.255', '0xc0a80001', '192.168.257'],
  'link-local and cloud metadata': ['169.254.0.1', '169.254.169.254', '2852039166', '0xa9.0xfe.0xa9.0xfe'],
  'carrier-grade NAT': ['100.64.0.1', '100.100.100.200', '100.127.255.255'],
  'special purpose IPv4': ['192.0.0.1', '192.0.0.192', '192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1',
    '198.19.255.255', '192.88.99.1', '192.31.196.1', '192.52.193.1', '192.175.48.1'],
  'multicast, reserved, broadcast': ['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  'IPv4 inside IPv6': ['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::ffff:10.0.0.1]', '[::ffff:169.254.169.254]',
    '[0:0:0:0:0:ffff:c0a8:0001]', '[::127.0.0.1]', '[::7f00:1]', '[::10.0.0.1]', '[::ffff:0:127.0.0.1]'],
  'IPv4 translated or tunnelled': ['[64:ff9b::]', '[64:ff9b::127.0.0.1]', '[64:ff9b::a00:1]', '[64:ff9b:1::1]',
    '[2002:7f00:1::]', '[2002:c0a8:1::1]', '[2001::1]', '[2001:0:7f00:1::]'],
  'special purpose IPv6': ['[::]', '[::2]', '[fe80::1]', '[febf::1]', '[fc00::]', '[fd00:ec2::254]', '[fdff::1]',
    '[fec0::1]', '[ff02::1]', '[100::1]', '[100:0:0:1::1]', '[2001:2::1]', '[2001:db8::1]', '[3fff::1]',
    '[2001:10::1]', '[2001:20::1]', '[5f00::1]', '[4000::1]', '[8000::1]'],
  'names': ['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'localhost.localdomain', 'printer.local', 'intranet',
    'metadata.google.internal', 'router.lan', 'nas.home.arpa', 'something.onion'],
};

for (const [kind, hosts] of Object.entries(REFUSED)) {
  for (const host of hosts) {
    test(`refused: ${kind}: ${host}`, async () => {
      const handler = proxy({ allowLoopback: false, resolve: () => assert.fail('resolved') });
      for (const scheme of ['http', 'https']) {
        const { status, code } = await failure(await handler(ask(`${scheme}://${host}/`)));
        assert.deepEqual([status, code], [403, 'address-private']);
      }
    });
  }
}

for (const address of ['10.0.0.1', '127.0.0.1', '169.254.169.254', '::1', '::ffff:10.0.0.1', 'fe80::1%eth0', 'fd00::1',
  '64:ff9b::7f00:1', 'no address', '']) {
  test(`refused: a name that resolves to "${address}"`, async () => {
    const handler = proxy({ allowLoopback: false, resolve: async () => [{ address, family: 4 }] });
    const { code, detail } = await failure(await handler(ask('https://pages.example/')));
    assert.equal(code, 'address-private');
    assert.deepEqual(detail, { host: 'pages.example' }, 'does not tell what the name resolves to');
  });
}

test('refused: a name with one private address among public ones', async () => {
  const resolve = async () => ['8.8.8.8', '2606:4700::1111', '192.168.1.1'].map((address) => ({ address, family: 4 }));
  const { code } = await failure(await proxy({ allowLoopback: false, resolve })(ask('https://pages.example/')));
  assert.equal(code, 'address-private');
});

test('what is public', () => {
  for (const address of ['1.1.1.1', '8.8.8.8', '93.184.216.34', '100.63.255.255', '100.128.0.1', '172.15.0.1',
    '172.32.0.1', '192.167.1.1', '223.255.255.255', '2606:4700::1111', '2a00:1450:4007::1', '::ffff:8.8.8.8']) {
    assert.ok(isPublicAddress(address), address);
  }
});

test('allowing loopback allows nothing else', () => {
  const options = { allowLoopback: true };
  for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) assert.ok(isPublicAddress(address, options));
  for (const address of ['10.0.0.1', '169.254.169.254', '0.0.0.0', '::', 'fe80::1', 'fd00::1']) {
    assert.ok(!isPublicAddress(address, options), address);
  }
});
