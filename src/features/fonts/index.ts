/**
 * The fonts that the site context names: `googleFonts` and `typekitFonts`, `dist/fonts.js`, `azulejo/fonts`. Without React. The
 * loader calls the function on pages whose context has fonts (src/loader/context-features.ts).
 * @module
 */
export { loadFonts } from './load-fonts';
