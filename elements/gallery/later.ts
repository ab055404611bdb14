/** What comes in a chunk of its own, when it is first asked for. */
export interface Later<T> {
  /** Once it has been loaded. */
  now: T | undefined;
  load(): Promise<T>;
  /** Calls `act` at once where it is loaded, else when it is. */
  use(act: (loaded: T) => void): void;
}

/** @param missing what is said where it cannot be had (gallery 8); default: what the browser says */
export const later = <T>(load: () => Promise<T>, missing?: string): Later<T> => {
  const one: Later<T> = {
    now: undefined,
    async load() {
      // Where the loader had to ask for the chunk again, Chromium's first import is given the old failure.
      one.now ??= await load()
        .catch(load)
        .catch((cause) => {
          throw missing ? Error(missing, { cause }) : cause;
        });
      return one.now;
    },
    use(act) {
      if (one.now) act(one.now);
      else one.load().then(act, (error) => console.error('[azulejo]', error));
    },
  };
  return one;
};
