import type { Engine } from './engine';

/** The engines of the galleries that move, for those that are linked to them. */
export const engines = new WeakMap<Element, Engine>();

/** The elements whose galleries listen to keys. */
export const listening = new Set<Element>();
