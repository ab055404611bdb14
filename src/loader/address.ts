/**
 * This file's own address, and its folder's, which holds `elements/` and `chunks/`. A module has no `currentScript`
 * and a classic script no `import.meta`, but a stack trace tells either where it is, after redirects too.
 */
export const [address, base] = (Error().stack as string).match(/(\w+:.+\/).+?(?=:\d+:\d)/) as [
  string,
  string,
];
