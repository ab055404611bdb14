/**
 * Small functions for pages: `dist/util.js`, `azulejo/util`. Without React; all but `tween` and `waitForElement` work in Node,
 * too. Only what a page imports is bundled.
 * @module
 */
export { breakpoints, type Device, deviceOf } from './devices';
export { bytesPerMegabyte, fileSize } from './file-size';
export { maxQueryPairs, parseQuery, type Query } from './query';
export { relativeTime } from './relative-time';
export { type Throttled, throttle } from './throttle';
export { tokens } from './tokens';
export { type Tween, type TweenState, tween } from './tween';
export { waitForElement } from './wait-for-element';
