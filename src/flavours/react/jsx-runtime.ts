import * as runtime from 'react/jsx-runtime';

/** `react/jsx-runtime` in `dist/`; see react.ts. */
export const { Fragment, jsx, jsxs } = runtime;
