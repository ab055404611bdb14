/** A constructed stylesheet works only in the document that constructed it, and an element may move to another document. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * The stylesheet with this text. All roots of a document share it, so that each text is parsed once. Constructed stylesheets also
 * work on pages whose policy forbids inline styles.
 */
const styleSheetFor = (root: Document | ShadowRoot, css: string): CSSStyleSheet => {
  const owner = root.ownerDocument ?? (root as Document);
  const documentSheets = sheets.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheets.set(owner, documentSheets);
  let sheet = documentSheets.get(css);
  if (!sheet) {
    sheet = new (owner.defaultView ?? self).CSSStyleSheet();
    sheet.replaceSync(css);
    documentSheets.set(css, sheet);
  }
  return sheet;
};

const isStyleRoot = (root: Node): root is Document | ShadowRoot => 'adoptedStyleSheets' in root;

/**
 * Adds styles to a document or shadow root, unless they are there already. Ignores other nodes, such as the root of an element
 * that is not in the page.
 */
export const adoptStyles = (root: Node, css: string): void => {
  if (!isStyleRoot(root)) return;
  const sheet = styleSheetFor(root, css);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
};

/** Adds styles before those that the root already has, so that the rules of the latter win. */
export const adoptStylesFirst = (root: ShadowRoot, texts: string[]): void => {
  root.adoptedStyleSheets = [...texts.map((css) => styleSheetFor(root, css)), ...root.adoptedStyleSheets];
};

/** Removes styles that `adoptStyles` added. A root that has moved to another document has lost them already. */
export const releaseStyles = (root: Node, css: string): void => {
  if (!isStyleRoot(root)) return;
  const index = root.adoptedStyleSheets.indexOf(styleSheetFor(root, css));
  if (index >= 0) root.adoptedStyleSheets.splice(index, 1);
};
