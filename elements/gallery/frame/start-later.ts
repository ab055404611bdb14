interface Stoppable {
  stop(): void;
}

/** What a chunk of its own brings: loaded and started when it is first used, and ended also if it comes too late. */
export const startLater = <T extends Stoppable>(start: () => Promise<T>) => {
  let started: Promise<T> | undefined;
  return {
    use: (act: (one: T) => void): void => {
      started ??= start();
      started.then(act, (error) => console.error('[azulejo]', error));
    },
    stop: (): void => {
      started?.then((one) => one.stop());
    },
  };
};
