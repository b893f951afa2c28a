/**
 * The help page: wiring only.
 */

import { startLanguage, startOffline, startTheme } from '../common/shell.js';

startTheme();
document.documentElement.setAttribute('data-fonts', '');
await startLanguage(() => {});
startOffline();
