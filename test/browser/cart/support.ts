/** Shared by the suites of the cart: steps of a visitor in the demo's shop, and the texts on the page. */
import type { Page } from '../support/page';
import { expect } from '../support/suite';

export const tile = { itemId: '5fcd65ae3ff1011540045e01', sku: 'SQ1000001' };
export const six = { itemId: '5fcd65ae3ff1011540045e02', sku: 'SQ1000004' };
export const calls = '/api/commerce/shopping-cart';

/** Adds an item as another page of the shop does, and notifies this page. */
export async function addToCart(page: Page, entry: object, quantity = 1): Promise<void> {
  const crumb = /crumb=([^;]*)/.exec(page.document.cookie)?.[1] ?? '';
  for (;;) {
    const answer = await page.window.fetch(`${calls}/entries?crumb=${crumb}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...entry, quantity }),
    });
    if (!answer.ok) continue;
    return broadcastCart(await answer.json());
  }
}

/** The end of the name of the page's own link, from a style: test/hosts checks the whole name with the browser's own tree. */
export const nameEnd = (page: Page, link: Element): string =>
  page.window.getComputedStyle(link, '::after').content.slice(1, -1);

/** Sends a cart as another tab of the shop does. */
export function broadcastCart(cart: object): void {
  const channel = new BroadcastChannel('azulejo-cart');
  channel.postMessage(cart);
  channel.close();
}

/** Moves the focus to an element by keyboard: forward, or back with `Shift+Tab`. */
export async function tabTo(page: Page, target: () => HTMLElement, key = 'Tab'): Promise<void> {
  for (let presses = 0; page.focused !== target(); presses++) {
    if (presses > 60) throw new Error(`${key} does not lead to ${target().outerHTML}.`);
    await page.press(key);
  }
}

export const button = (page: Page, name: string): HTMLElement => page.byRole('button', { name });

export async function pressOn(page: Page, name: string, key?: string): Promise<void> {
  await tabTo(page, () => button(page, name), key);
  await page.press('Enter');
}

/** Waits until the page has received the key: on a busy machine the driver returns earlier. */
async function afterKeyUp(page: Page, act: () => Promise<unknown>): Promise<void> {
  let last = '';
  const onKeyUp = ({ key }: KeyboardEvent): void => {
    last = key;
  };
  const { document } = page;
  document.addEventListener('keyup', onKeyUp, true);
  await act();
  await page.waitFor(() => /^(Enter|Arrow)/.test(last));
  document.removeEventListener('keyup', onKeyUp, true);
}

/** Presses Enter on a button after focusing it. A tab keeps its focus when the visitor comes back, a frame does not. */
export async function pressAgain(page: Page, name: string): Promise<void> {
  button(page, name).focus();
  await afterKeyUp(page, () => page.press('Enter'));
}

export const amounts = (page: Page): Record<string, string> =>
  Object.fromEntries(
    page.$$('[part~="amount"]').map((row) => [...row.children].map(({ textContent }) => `${textContent}`)),
  );

export const isCalm = (page: Page): boolean => page.$$('[aria-busy="true"]').length === 0;

export const waitForAmounts = (page: Page, expected: Record<string, string>): Promise<unknown> =>
  page
    .waitFor(() => isCalm(page) && JSON.stringify(amounts(page)) === JSON.stringify(expected))
    .catch(() => expect(amounts(page)).to.deep.equal(expected));

/** Repeats an action that has failed, as visitors do. The action ends with Enter or an arrow key. */
export async function repeatUntil(
  page: Page,
  isDone: () => boolean,
  act: () => Promise<unknown>,
): Promise<void> {
  for (let tries = 0; !isDone(); tries++) {
    if (tries > 5) throw new Error(`Tried five times: ${page.text()}`);
    await afterKeyUp(page, act);
    await page.waitFor(() => isCalm(page));
  }
}

export const quantity = (page: Page, title: string): string =>
  (page.byRole('textbox', { name: `Cantidad de ${title}` }) as HTMLInputElement).value;

export const announcements = (page: Page): string[] =>
  page.$$('[role="status"]').map(({ textContent }) => `${textContent}`);

/** Cancels `az-checkout`. Returns the list of addresses that the visitor would have gone to. */
export function recordCheckouts(page: Page): string[] {
  const urls: string[] = [];
  page.document.addEventListener('az-checkout', (event) => {
    urls.push((event as CustomEvent<{ url: string }>).detail.url);
    event.preventDefault();
  });
  return urls;
}
