/** A state outside React, for `useSyncExternalStore`. */
export interface Store<State> {
  /** The same object until the state changes. */
  getSnapshot: () => State;
  /** Calls `onChange` after each change. @returns a function that unsubscribes */
  subscribe: (onChange: () => void) => () => void;
}

/** A store whose owner changes it. */
export interface WritableStore<State> extends Store<State> {
  /** Replaces the state. Calls the listeners, unless the state is the same. */
  set: (state: State) => void;
  /** Changes some properties. Calls the listeners if a value differs. */
  update: (changes: Partial<State>) => void;
}

export const createStore = <State>(initialState: State): WritableStore<State> => {
  const listeners = new Set<() => void>();
  let state = initialState;
  const set = (next: State): void => {
    if (Object.is(next, state)) return;
    state = next;
    // A copy, because listeners may subscribe others.
    for (const onChange of [...listeners]) onChange();
  };
  return {
    getSnapshot: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    set,
    update(changes) {
      const keys = Object.keys(changes) as (keyof State)[];
      if (keys.some((key) => !Object.is(changes[key], state[key]))) set({ ...state, ...changes });
    },
  };
};
