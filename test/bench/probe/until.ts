const pollMs = 4;

/** Resolves with the first value of `look` that is neither null nor undefined nor false. It looks every 4 ms. */
export const until = async <T>(look: () => T | null | undefined | false): Promise<T> => {
  for (;;) {
    const found = look();
    if (found !== null && found !== undefined && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
};
