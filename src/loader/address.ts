/**
 * The folder that this file is in, with `elements/` and `chunks/`. A module has no `currentScript` and a classic script
 * no `import.meta`, but a stack trace tells either where it is. (After a redirect, Chromium's and Firefox's name the
 * address that a classic script was asked for at, WebKit's the one it came from.) A match is its text within another.
 */
export const base = (Error().stack as string).match(/\w+:[^?]+\//) as unknown as string;
