import type { Engine } from './engine';

/** Of the galleries on the page that move: they may name each other. */
export const engines = new WeakMap<Element, Engine>();
