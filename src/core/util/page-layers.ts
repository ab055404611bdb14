/**
 * On the host of a modal dialog that belongs to no block: `dist/overlays.js` and the blocks have copies of this module. Toasts and
 * tooltips have no mark, as they take nothing of the page from the visitor.
 */
export const dialogMark = 'data-az-dialog';

/**
 * The dialogs and popovers that match in the page, and in the shadow roots of blocks other than `except` and of marked hosts: no
 * selector of the document finds those.
 */
export const findLayers = (selector: string, except?: Element): Element[] => {
  const hosts = [...document.querySelectorAll(`:state(ready),[${dialogMark}]`)].filter(
    (host) => host !== except,
  );
  const roots = [document, ...hosts.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  return roots.flatMap((root) => [...root.querySelectorAll(selector)]);
};

/** The innermost open modal dialog. Everything outside of it is inert: the pointer and screen readers reach nothing there. */
export const openModalDialog = (): Element | undefined => {
  const dialogs = findLayers('dialog:modal');
  // The dialog that was opened last has the focus, unless the visitor has pressed beside its controls.
  return dialogs.findLast((dialog) => dialog.matches(':focus-within')) ?? dialogs.at(-1);
};
