/**
 * Whether an element matches in the page, or in the shadow root of a block other than `except`: there are the dialogs and popovers
 * of blocks, and no selector of the document finds them.
 */
export const hasLayer = (selector: string, except?: Element): boolean =>
  !!document.querySelector(selector) ||
  [...document.querySelectorAll(':state(ready)')].some(
    (block) => block !== except && block.shadowRoot?.querySelector(selector),
  );
