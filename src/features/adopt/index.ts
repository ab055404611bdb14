/**
 * Blocks in pages whose editor or parser does not keep `<az-…>` elements as they were written: `dist/adopt.js`. The loader
 * imports it for a page that has such elements.
 * @module
 */
export { adoptBlocks } from './adopt-blocks';
