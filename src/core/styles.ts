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

const isStyleRoot = (root: Node): root is Document | ShadowRoot => 'adoptedStyleSheets' in root;

/** Adds styles to a document or shadow root, unless they are there already. An element out of the page has no such root. */
export const adoptStyles = (root: Node, css: string): void => {
  if (!isStyleRoot(root)) return;
  const sheet = styleSheetFor(root, css);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
};

/** Adds styles before those that are there, so that rules of the others win. */
export const adoptStylesFirst = (root: ShadowRoot, texts: string[]): void => {
  root.adoptedStyleSheets = [...texts.map((css) => styleSheetFor(root, css)), ...root.adoptedStyleSheets];
};

/** Removes styles that `adoptStyles` added. After a move to another document, the root has none of this document's. */
export const releaseStyles = (root: Node, css: string): void => {
  if (!isStyleRoot(root)) return;
  const index = root.adoptedStyleSheets.indexOf(styleSheetFor(root, css));
  if (index >= 0) root.adoptedStyleSheets.splice(index, 1);
};
