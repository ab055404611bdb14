const pollMs = 4;

/** Calls `look` every 4 ms and before each frame. Resolves with its first value that is neither null nor undefined nor false. */
export const until = async <T>(look: () => T | null | undefined | false): Promise<T> => {
  for (;;) {
    const found = look();
    if (found !== null && found !== undefined && found !== false) return found;
    await new Promise<unknown>((resolve) => {
      setTimeout(resolve, pollMs);
      // A frame's callback runs before the frame is painted; a timer alone would add the painting to the time of contestants that
      // are not ready at once.
      requestAnimationFrame(resolve);
    });
  }
};
