import { type ComponentType, createElement, Fragment, type VNode } from 'preact';

/** `react/jsx-runtime` in dist/lite; preact's own also serves precompiled templates, which nobody here has. */
export const jsx = (type: ComponentType | string, props: object, key?: string): VNode =>
  createElement(type as string, { ...props, key });

export { Fragment, jsx as jsxs };
