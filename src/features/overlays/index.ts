/**
 * Dialogs, toasts and tooltips for blocks and for a page's scripts: `dist/overlays.js`, `azulejo/overlays`. Without React.
 * @module
 */
export { alert, type ConfirmOptions, confirm } from './confirm';
export { inform } from './inform';
export { addTooltips } from './page-tooltips';
export { type ErrorAnswer, type ErrorOptions, showError } from './show-error';
export { tooltip } from './tooltip';
