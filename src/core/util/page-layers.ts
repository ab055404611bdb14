/**
 * An attribute on the host of a modal dialog that belongs to no block. Not a variable, because `dist/overlays.js` and the blocks
 * have separate copies of this module. Toasts and tooltips have no mark, as they do not make the page inert.
 */
export const dialogMarkAttribute = 'data-az-dialog';

/** The root, and the shadow roots of blocks and marked hosts in it. A block may show another one in its shadow root. */
const rootsWithin = (root: Document | ShadowRoot, except?: Element): (Document | ShadowRoot)[] => {
  const hosts = [...root.querySelectorAll(`:state(ready),[${dialogMarkAttribute}]`)];
  return [
    root,
    ...hosts.flatMap((host) =>
      host.shadowRoot && host !== except ? rootsWithin(host.shadowRoot, except) : [],
    ),
  ];
};

/**
 * The dialogs and popovers that match, in the document and in the shadow roots of blocks and marked hosts, which selectors of the
 * document do not reach. Leaves out the shadow root of `except`.
 */
export const findLayers = (selector: string, except?: Element): Element[] =>
  rootsWithin(document, except).flatMap((root) => [...root.querySelectorAll(selector)]);

/** The innermost open modal dialog. Everything outside of it is inert: the pointer and screen readers reach nothing there. */
export const openModalDialog = (): Element | undefined => {
  const dialogs = findLayers('dialog:modal');
  // The dialog that was opened last has the focus, unless the visitor has pressed beside its controls.
  return dialogs.findLast((dialog) => dialog.matches(':focus-within')) ?? dialogs.at(-1);
};
