/**
 * `react` in `dist/`: the names that views import, read once from React's CommonJS module. Every importing file would
 * otherwise carry esbuild's CommonJS helpers.
 * @module
 */
import * as React from 'react';

export const {
  Component,
  createContext,
  createElement,
  Fragment,
  memo,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} = React;

// r2wc imports the default export and calls its createElement.
export default { createElement };
