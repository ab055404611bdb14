import type { KeyboardEvent } from 'react';

/** Browsers send this code for the keys that an input method takes while it composes a word. */
const composingKeyCode = 229;

/** Whether a key belongs to an input method. The `isComposing` of the DOM is on the native event, which Preact gives without React's wrapper. */
export const isComposing = ({ keyCode }: KeyboardEvent): boolean => keyCode === composingKeyCode;
