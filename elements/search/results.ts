/**
 * The code that a search needs once the visitor comes near its field.
 * @module
 */
export { ResultContent } from './result-content';
export { default as resultStyles } from './results.css';
export { searchStoreOf } from './search-store';
