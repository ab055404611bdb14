/**
 * The parts of a list for items from data or from a server.
 * @module
 */
export { readItems } from '../../src/features/collection/item';
export { loadSanitiser } from '../../src/ui/sanitise';
export { Item } from './item';
export { default as itemStyles } from './item.css';
export { RemoteItems } from './remote-items';
