/**
 * SoundCloud's addresses and its player. Loaded where a recording is there.
 * @module
 */
export { soundCloudPlayer } from './address';
export { SoundCloudFrame } from './frame';
