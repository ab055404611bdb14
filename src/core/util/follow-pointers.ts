interface PointerHandlers {
  onMove(event: PointerEvent): void;
  /** For `pointerup` and `pointercancel`. */
  onEnd(event: PointerEvent): void;
}

const moveTypes = ['pointermove', 'mousemove', 'touchmove'];

/**
 * Follows pressed pointers wherever they go in the window. Call this on `pointerdown`.
 *
 * Move events do not propagate beyond the window. Otherwise every React root around would look for their handlers, three types of
 * event in two phases each, which takes longer than the drag itself.
 * @returns a function that stops
 */
export const followPointers = ({ onMove, onEnd }: PointerHandlers): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  for (const type of moveTypes)
    addEventListener(
      type,
      (event) => {
        event.stopPropagation();
        if (type === 'pointermove') onMove(event as PointerEvent);
      },
      { capture: true, passive: true, signal },
    );
  for (const type of ['pointerup', 'pointercancel'] as const)
    addEventListener(type, onEnd, { capture: true, signal });
  return () => controller.abort();
};
