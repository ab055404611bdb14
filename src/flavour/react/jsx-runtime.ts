import * as runtime from 'react/jsx-runtime';

/** `react/jsx-runtime` in dist, as react.ts says. */
export const { Fragment, jsx, jsxs } = runtime;
