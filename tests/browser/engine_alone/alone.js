import { createEngine } from './client.js';

const timeout = new URLSearchParams(location.search).get('boot_timeout_ms');
const engine = createEngine({
  base: new URL('./', location.href),
  ...(timeout && { boot_timeout_ms: Number(timeout) }),
});

/** What a call came to, as something a test can read. */
window.ask = (...call) => engine.call(...call).then(
  (value) => ({ value }),
  ({ code, side, detail }) => ({ code, side, detail }),
);
window.states = [engine.state];
window.engine = engine;
const show = () => { document.documentElement.dataset.engine = engine.state.name; };
engine.addEventListener('state', ({ detail }) => { window.states.push(detail); show(); });
show();
