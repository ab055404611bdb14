/** Tasks of which each begins when the one before has ended: reading and writing stay together. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();

  return function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
}
