/**
 * SoundCloud's addresses and its player. Loaded when a recording is on SoundCloud.
 * @module
 */
export { soundCloudPlayer } from './address';
export { SoundCloudFrame } from './frame';
