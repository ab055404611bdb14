/**
 * The dialogs and popovers that match in the page, and in the shadow roots of blocks other than `except`: no selector of the
 * document finds those.
 */
export const findLayers = (selector: string, except?: Element): Element[] => {
  const blocks = [...document.querySelectorAll(':state(ready)')].filter((block) => block !== except);
  const roots = [document, ...blocks.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  return roots.flatMap((root) => [...root.querySelectorAll(selector)]);
};
