/**
 * Dialogs, toasts and tooltips for blocks and for a page's scripts: `dist/overlays.js`, `azulejo/overlays`. Without React.
 * @module
 */
export type { ConfirmOptions, ErrorAnswer, ShowErrorOptions } from '../../core/overlay-options';
export { alert, confirm } from './confirm';
export { inform } from './inform';
export { addTooltips } from './page-tooltips';
export { showError } from './show-error';
export { tooltip } from './tooltip';
