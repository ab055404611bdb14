/**
 * Calls back when a `dir` attribute changes anywhere in the document, for what is measured from right to left or drawn so.
 * Styles need no call: they have `:dir()` and logical properties.
 * @returns ends the calls
 */
export const followDirection = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document, { attributeFilter: ['dir'], subtree: true });
  return () => observer.disconnect();
};
