/**
 * Where a set is given: dropped or chosen, or a calibration made before.
 */

import { h } from '../../common/dom.js';
import { bytes, t } from '../../common/l10n.js';
import { LIMIT_BYTES } from '../../common/compare/source.js';
import { LIMIT_ALL } from './set.js';

const ACCEPT = '.html,.htm,.xhtml,.txt,.text,.md,.markdown,.zip,text/html,text/plain,application/zip';

/**
 * The choosers, made once: a label shows each where it is wanted.
 * @param {{ onFiles: (files: FileList) => void, onCalibration: (file: File) => void }} takers
 */
export function createChoosers({ onFiles, onCalibration }) {
  const files = chooser('calibrate-files', { multiple: true, accept: ACCEPT }, onFiles);
  const folder = chooser('calibrate-folder', { multiple: true, webkitdirectory: true }, onFiles);
  const saved = chooser('calibrate-load', { accept: '.json,application/json' }, ([file]) => onCalibration(file));
  return {
    /** Choosing files without a label of their own. */
    choose: () => files.click(),
    element: h('div', { hidden: true }, files, folder, saved),
    start: () => start(files, folder, saved),
  };
}

function chooser(name, attributes, onChosen) {
  const input = h('input', { type: 'file', tabindex: '-1', dataset: { testid: `${name}-input` }, ...attributes });
  input.addEventListener('change', () => {
    // The list empties with the field.
    const { files } = input;
    if (files.length > 0) onChosen(files);
  });
  // The same files chosen again are a change too.
  input.addEventListener('click', () => { input.value = ''; });
  return input;
}

function start(files, folder, saved) {
  const drag = matchMedia('(any-pointer: fine)').matches;
  return h('div', { class: 'set-drop', dataset: { testid: 'calibrate-drop' } },
    h('h2', null, t(drag ? 'calibrate-drop' : 'calibrate-give')),
    h('p', null, t('calibrate-wanted')),
    h('p', { class: 'actions' },
      button('calibrate-files', 'button primary', files),
      // On a phone there are no folders to choose from.
      drag && button('calibrate-folder', 'button', folder)),
    h('p', { class: 'note' }, t('calibrate-limits', { file: bytes(LIMIT_BYTES), all: bytes(LIMIT_ALL) })),
    h('p', { class: 'note' }, button('calibrate-load', 'link', saved)));
}

function button(id, look, input) {
  return h('button', { type: 'button', class: look, onclick: () => input.click(), dataset: { testid: id, key: id } }, t(id));
}
