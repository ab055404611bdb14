import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A ref with the value of the latest render, for listeners and controllers that last longer than one render. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  // Runs before the effects that follow in the component, which may read the value.
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
};
