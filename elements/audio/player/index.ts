/**
 * The code that plays recordings. Loaded when a visitor is about to play one, and where a duration has to be found out.
 * @module
 */
export { AudioPlayer } from './audio-player';
export { Notice } from './notice';
