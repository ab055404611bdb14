/** A constructed stylesheet works in the document alone that it was made for; an element may move to another one. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * The stylesheet of a text. All roots of a document share it, so that each text is parsed once. Constructed stylesheets
 * also work on pages whose policy forbids inline styles.
 */
const styleSheetFor = (root: Document | ShadowRoot, css: string): CSSStyleSheet => {
  const owner = root.ownerDocument ?? (root as Document);
  const ofDocument = sheets.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheets.set(owner, ofDocument);
  let sheet = ofDocument.get(css);
  if (!sheet) {
    sheet = new (owner.defaultView ?? self).CSSStyleSheet();
    sheet.replaceSync(css);
    ofDocument.set(css, sheet);
  }
  return sheet;
};

/** Adds styles to a document or shadow root, unless they are there already. */
export const adoptStyles = (root: Document | ShadowRoot, css: string): void => {
  const sheet = styleSheetFor(root, css);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
};

/** Adds styles before those that are there, so that rules of the others win. */
export const adoptStylesFirst = (root: ShadowRoot, texts: string[]): void => {
  root.adoptedStyleSheets = [...texts.map((css) => styleSheetFor(root, css)), ...root.adoptedStyleSheets];
};

/** Removes styles that `adoptStyles` added. */
export const releaseStyles = (root: Document | ShadowRoot, css: string): void => {
  const sheet = styleSheetFor(root, css);
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
};
