/**
 * The code that plays videos. Loaded when a visitor is about to press play, and where the player shows by itself.
 * @module
 */
export { ConsentPrompt } from '../../../src/features/consent/consent-prompt';
export { readEmbeddedVideo } from './embedded-video';
export { PlayerController } from './player-controller';
