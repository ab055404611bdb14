/** What comes in a chunk of its own, when it is first asked for. */
export interface Later<T> {
  /** Once it has been loaded. */
  now: T | undefined;
  load(): Promise<T>;
  /** Calls `act` at once where it is loaded, else when it is. */
  use(act: (loaded: T) => void): void;
}

export const later = <T>(load: () => Promise<T>): Later<T> => {
  const one: Later<T> = {
    now: undefined,
    // Where the loader had to ask for the chunk again, Chromium's first import is given the old failure.
    load: async () => (one.now ??= await load().catch(load)),
    use(act) {
      if (one.now) act(one.now);
      else one.load().then(act, (error) => console.error('[azulejo]', error));
    },
  };
  return one;
};
