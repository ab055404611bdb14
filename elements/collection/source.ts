/** What a list needs for items from data or from a server. */
export { readItems } from '../../src/features/collection/item';
export { sanitiserReady } from '../../src/ui/sanitise';
export { sourceOf } from './collection-source';
export { Item } from './item';
export { useSourceItems } from './use-source-items';
