import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A ref with the value of the latest render, for listeners and controllers that stay while the component renders again. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  // Before the other effects, which may read the value.
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
};
