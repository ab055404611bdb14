/**
 * The origin of the page; in a frame with `srcdoc`, that of the page around it. Not always `globalThis.origin`, which a page's
 * own `var origin` replaces. Not `location.origin`, which Chromium writes as "file://" for a file, whose origin is "null".
 */
export const pageOrigin = (): string => {
  const { origin } = new URL(location.href);
  return origin === 'null' ? globalThis.origin : origin;
};
