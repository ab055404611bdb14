/**
 * The code that a search needs once the visitor comes near its field.
 * @module
 */
export { ResultContent } from './result-content';
export { searchStoreOf } from './search-store';
