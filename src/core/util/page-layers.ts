/** On the element, as `dist/overlays.js` and the blocks have copies of this module. */
const layerMark = 'data-az-layer';

/** The host of a dialog, a toast or a tooltip that belongs to no block, with its shadow root. */
export const createLayerHost = (): { host: HTMLElement; root: ShadowRoot } => {
  const host = document.createElement('div');
  host.setAttribute(layerMark, '');
  // On the element: a rule of the page, such as `div:empty { display: none }`, would hide a dialog that holds the focus.
  host.style.display = 'contents';
  return { host, root: host.attachShadow({ mode: 'open' }) };
};

/**
 * The dialogs and popovers that match in the page, and in the shadow roots of blocks other than `except` and of the layers above:
 * no selector of the document finds those.
 */
export const findLayers = (selector: string, except?: Element): Element[] => {
  const hosts = [...document.querySelectorAll(`:state(ready),[${layerMark}]`)].filter(
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
