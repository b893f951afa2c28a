/**
 * The page that puts the widget on other sites: what is chosen, at work and as a snippet.
 */

import { copyButton } from '../common/copy.js';
import { l10n, t } from '../common/l10n.js';
import { root } from '../common/root.js';
import { startLanguage, startOffline, startTheme } from '../common/shell.js';
import { createForm } from './form.js';
import { policy, snippet, style } from './snippet.js';

/** @returns {HTMLElement} */
const part = (name) => document.querySelector(`[data-part="${name}"]`);
/** @returns {HTMLElement} */
const code = (name) => document.querySelector(`[data-testid="${name}"]`);

startTheme();
document.documentElement.dataset.fonts = '';
await startLanguage(showAll);

const preview = document.createElement('sosie-compare');
const form = createForm(/** @type {HTMLFormElement} */ (part('form')), show);
part('preview').append(preview);
showAll();
// At its own address, as other sites load it.
import(new URL('widget.js', root).href);
startOffline();

function showAll() {
  l10n(document);
  part('copy').replaceChildren(copyButton(t, () => code('snippet').textContent, { look: 'button' }));
  show();
}

function show() {
  if (!preview) return;
  const { attributes } = form;
  for (const name of form.names) {
    if (attributes[name] === undefined) preview.removeAttribute(name);
    else if (preview.getAttribute(name) !== attributes[name]) preview.setAttribute(name, attributes[name]);
  }
  code('snippet').textContent = snippet(root, attributes);
  code('policy').textContent = policy(root);
  code('style').textContent = style(attributes);
}
