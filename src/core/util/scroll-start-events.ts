/** Events of a visitor who is about to scroll. */
export const scrollStartEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'];
