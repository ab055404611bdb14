/**
 * `react` in `dist/`: the names that views import, read once from React's CommonJS module. Every importing file would
 * otherwise carry esbuild's CommonJS helpers.
 * @module
 */
import * as React from 'react';

export const {
  cloneElement,
  Component,
  createContext,
  createElement,
  createRef,
  Fragment,
  isValidElement,
  memo,
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} = React;

// r2wc imports the default export and calls its createElement.
export default { createElement };
