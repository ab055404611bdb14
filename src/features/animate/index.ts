/**
 * Elements that appear when visitors scroll to them: `data-az-animate`, `dist/animate.js`, `azulejo/animate`. Without React. The
 * loader calls the function for the page, and for what is added later (src/loader/page-features.ts).
 * @module
 */
export { animate } from './animate';
