import type { KeyboardEvent } from 'react';

/** Browsers send this code for the keys that an input method takes while it composes a word. */
const composingKeyCode = 229;

/**
 * Whether a key belongs to an input method. Does not read the DOM's `isComposing`, which React has on `nativeEvent`, and Preact
 * on the event itself.
 */
export const isComposing = ({ keyCode }: KeyboardEvent): boolean => keyCode === composingKeyCode;
