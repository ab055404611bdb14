/**
 * The parts of a list for items from data or from a server.
 * @module
 */
export { loadSanitiser } from '../../src/ui/sanitise';
export { Item } from './item';
export { readItemsInTasks } from './read-items';
export { RemoteItems } from './remote-items';
