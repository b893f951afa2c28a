/*! <sosie-compare>, the widget of Sosie. Copyright its authors. SPDX-License-Identifier: MIT (its text: NOTICE.txt beside) */

import { SosieCompare } from './widget/host/element.js';

if (!customElements.get('sosie-compare')) customElements.define('sosie-compare', SosieCompare);
