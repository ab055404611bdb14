/** What few maps show of their markers: several of them, what is said of one, one that can be moved. */
export { viewOfAll } from './all';
export { letMove } from './moving';
export { toggle } from './popup';
