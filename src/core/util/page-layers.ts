/**
 * The dialogs and popovers that match in the page, and in the shadow roots of blocks other than `except`: no selector of the
 * document finds those.
 */
export const findLayers = (selector: string, except?: Element): Element[] => {
  const blocks = [...document.querySelectorAll(':state(ready)')].filter((block) => block !== except);
  const roots = [document, ...blocks.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  return roots.flatMap((root) => [...root.querySelectorAll(selector)]);
};

/** The innermost open modal dialog. Everything outside of it is inert: the pointer and screen readers reach nothing there. */
export const openModalDialog = (): Element | undefined => {
  const dialogs = findLayers('dialog:modal');
  // The dialog that was opened last has the focus, unless the visitor has pressed beside its controls.
  return dialogs.findLast((dialog) => dialog.matches(':focus-within')) ?? dialogs.at(-1);
};
