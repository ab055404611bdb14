/**
 * What a page's scripts, and blocks, ask and tell visitors by: `dist/overlays.js`, `azulejo/overlays`. No React.
 * @module
 */
export { alert, type ConfirmOptions, confirm } from './confirm';
export { inform } from './inform';
export { type ErrorOptions, showError } from './show-error';
export { tooltip } from './tooltip';
