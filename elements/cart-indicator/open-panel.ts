interface CartPanelElement extends HTMLElement {
  mode?: string;
  open(): unknown;
}

/** A panel that the page hides does not count, because it cannot open. */
const isPanel = (cart: CartPanelElement): boolean =>
  (cart.getAttribute('mode') ?? cart.mode) === 'panel' && cart.checkVisibility();

const findPanel = (): CartPanelElement | undefined =>
  [...document.querySelectorAll<CartPanelElement>('az-cart')].find(isPanel);

/** Loads the page's cart panel before the visitor opens it. */
export const preloadPanel = (): void => {
  const panel = findPanel();
  if (panel) globalThis.Azulejo?.startLoading?.(panel);
};

/**
 * Opens the page's cart panel.
 * @throws where the page has no panel, or the panel cannot be loaded
 */
export const openPanel = async (): Promise<void> => {
  // A cart with its mode in `data` has the property `mode` once the block is defined.
  if (document.querySelector('az-cart')) await globalThis.Azulejo?.load('cart');
  preloadPanel();
  const panel = findPanel();
  if (!panel) throw Error('The page has no visible <az-cart mode="panel">.');
  await panel.open();
};
