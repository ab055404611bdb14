/**
 * The origin of the page's address; in a frame with `srcdoc`, which has no address, that of the page around. Not always
 * `globalThis.origin`, which a page's own `var origin` replaces; not `location.origin`, which Chromium writes as "file://", while
 * that of every file is "null".
 */
export const pageOrigin = (): string => {
  const { origin } = new URL(location.href);
  return origin === 'null' ? globalThis.origin : origin;
};
