/**
 * A button that puts something into the cart of the demo's server, as a script of a page would: `[data-put]` says what.
 * Blocks hear of it as of another tab.
 */
export function setUpShelf(button: HTMLElement): void {
  button.addEventListener('click', async () => {
    const crumb = /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch(`/api/commerce/shopping-cart/entries?crumb=${crumb}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...JSON.parse(button.dataset.put ?? '{}'), quantity: 1 }),
    });
    if (!answer.ok) return;
    const channel = new BroadcastChannel('azulejo-cart');
    channel.postMessage(await answer.json());
    channel.close();
  });
}
