/**
 * What `react` is in dist/lite: the part of React's interface that Preact's core has, without the kilobyte of
 * preact/compat. Views use these names only; a form control listens to `onInput`, which both have.
 * @module
 */
import { createElement } from 'preact';

export { Component, createElement, Fragment } from 'preact';
export { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

// r2wc imports React's default export and uses this of it.
export default { createElement };
