/**
 * Shows the product `?p=ID` of the page's address, from the shop's server. Without the parameter, or when the server
 * does not know the product, the element keeps the product of the page.
 */
export async function setUpProduct(element: HTMLElement): Promise<void> {
  const id = new URLSearchParams(location.search).get('p');
  if (!id) return;
  element.style.visibility = 'hidden';
  try {
    const response = await fetch(`/api/commerce/products/${encodeURIComponent(id)}`);
    if (!response.ok) return;
    const product = await response.json();
    Object.assign(element, { data: product });
    document.title = `${product.title} · Azulejo`;
  } finally {
    element.style.visibility = '';
  }
}

/** A button that adds the entry in its `data-put` to the cart, as a page's own script would. */
export function setUpAddButton(button: HTMLElement): void {
  button.addEventListener('click', async () => {
    const crumb = /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const response = await fetch(`/api/commerce/shopping-cart/entries?crumb=${crumb}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...JSON.parse(button.dataset.put ?? '{}'), quantity: 1 }),
    });
    if (!response.ok) return;
    // The blocks on this page get the new cart as they would get a change made in another tab.
    const channel = new BroadcastChannel('azulejo-cart');
    channel.postMessage(await response.json());
    channel.close();
  });
}
