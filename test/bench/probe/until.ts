const pollMs = 4;

/** Resolves with the first value of `look` that is neither null nor undefined nor false. It looks every 4 ms. */
export const until = async <T>(look: () => T | null | undefined | false): Promise<T> => {
  for (;;) {
    const found = look();
    if (found !== null && found !== undefined && found !== false) return found;
    await new Promise<unknown>((resolve) => {
      setTimeout(resolve, pollMs);
      // What a frame is about to show is there: a timer would count its painting, too, which no contestant that is
      // ready at once is charged with.
      requestAnimationFrame(resolve);
    });
  }
};
