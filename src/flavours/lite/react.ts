/**
 * `react` in `dist/lite/`: Preact's core and hooks, and the two functions of React that they lack. preact/compat has
 * them too, but costs 2.8 KB of the 13.5 KB that a first accordion may take.
 * @module
 */
import { createElement, type FunctionComponent, type VNode } from 'preact';
import { useCallback, useLayoutEffect, useReducer, useRef } from 'preact/hooks';

export { Component, createContext, createElement, Fragment } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';

/** Reads a store and renders again when its snapshot changes. */
export const useSyncExternalStore = <Snapshot>(
  subscribe: (onStoreChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
): Snapshot => {
  const snapshot = getSnapshot();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const latest = useRef({ snapshot, getSnapshot });
  const renderIfChanged = useCallback(() => {
    const { snapshot, getSnapshot } = latest.current;
    if (!Object.is(snapshot, getSnapshot())) render(undefined);
  }, []);
  // After each commit; a layout effect, so that a change between render and commit is seen before the browser paints.
  useLayoutEffect(() => {
    latest.current = { snapshot, getSnapshot };
    renderIfChanged();
  });
  useLayoutEffect(() => subscribe(renderIfChanged), [subscribe, renderIfChanged]);
  return snapshot;
};

type Props = Record<string, unknown>;

const areShallowEqual = (before: Props, after: Props): boolean =>
  Object.keys({ ...before, ...after }).every((key) => Object.is(before[key], after[key]));

/** Skips a render while the props are equal: Preact does not update an element that is the same object as before. */
export const memo =
  (view: FunctionComponent<Props>, areEqual = areShallowEqual) =>
  (props: Props): VNode => {
    const rendered = useRef<VNode<Props> | null>(null);
    if (!rendered.current || !areEqual(rendered.current.props, props))
      rendered.current = createElement(view, props);
    return rendered.current;
  };

// r2wc imports the default export and calls its createElement.
export default { createElement };
