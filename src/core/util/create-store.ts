/** A state outside React, for `useSyncExternalStore`. */
export interface Store<State> {
  getSnapshot: () => State;
  /** @returns a function that unsubscribes */
  subscribe: (onChange: () => void) => () => void;
  /** Replaces the state, and calls the subscribers. */
  set: (state: State) => void;
}

export const createStore = <State>(initialState: State): Store<State> => {
  const subscribers = new Set<() => void>();
  let state = initialState;
  return {
    getSnapshot: () => state,
    subscribe(onChange) {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
    set(next) {
      state = next;
      // A copy, because a subscriber that another one adds has read the new state already.
      for (const onChange of [...subscribers]) onChange();
    },
  };
};
