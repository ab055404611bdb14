/**
 * What keeps a gallery at one slide with something else, in one chunk: few galleries have it.
 * @module
 */
export { connectHistory } from './history';
export { connectLinks } from './links';
