/**
 * What `react` is in dist: its names, taken out of the CommonJS module once. Each file would take them out anew
 * otherwise, and call them by longer names.
 * @module
 */
import * as React from 'react';

export const {
  Component,
  createElement,
  Fragment,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} = React;

// r2wc imports React's default export and uses this of it.
export default { createElement };
