import { pageCart } from '../../src/cart';
import type { Indicator } from './indicator';

interface Panel extends HTMLElement {
  /** The loader's way to say that it need not wait. */
  azGo?(): void;
  mode?: string;
  open(): unknown;
}

const isPanel = (cart: Panel): boolean => (cart.getAttribute('mode') ?? cart.mode) === 'panel';

const panel = (): Panel | undefined => [...document.querySelectorAll<Panel>('az-cart')].find(isPanel);

/** Keeps an indicator at what is in the cart, and opens the panel. */
export class Follower {
  readonly #indicator: Indicator;
  /** The link, while it has a name from here. */
  #named: HTMLElement | undefined;

  constructor(indicator: Indicator, signal: AbortSignal) {
    this.#indicator = indicator;
    // It has gone while this was on its way: nothing would end what began here.
    if (signal.aborted) return;
    const { host } = indicator.props;
    const cart = pageCart();
    const follow = (): void => {
      const snapshot = cart.snapshot();
      if (signal.aborted || !snapshot.cart || snapshot.count === indicator.count) return;
      indicator.count = snapshot.count;
      indicator.forceUpdate();
    };
    const stop = cart.subscribe(follow);
    signal.addEventListener('abort', () => {
      stop();
      this.#unname();
    });
    // It is about to be opened.
    const near = (): void => void (indicator.props.settings.opensPanel && panel()?.azGo?.());
    for (const type of ['pointerover', 'focusin']) host.addEventListener(type, near, { signal });
    indicator.shown = () => this.#name();
    follow();
    this.#name();
  }

  /** Who goes from link to link hears the number too. */
  #name(): void {
    const { count, said, props } = this.#indicator;
    this.#unname();
    const { host } = props;
    const link = count ? (host.querySelector('a') ?? host.shadowRoot?.querySelector('a')) : undefined;
    if (!link || link.ariaLabel) return;
    link.ariaLabel = `${link.textContent?.trim()}, ${said}`;
    this.#named = link;
  }

  /** @throws where there is none, or it cannot be shown */
  async open(): Promise<void> {
    const found = panel() as Panel;
    found.azGo?.();
    await globalThis.Azulejo?.load('cart');
    await found.open();
  }

  #unname(): void {
    if (this.#named) this.#named.ariaLabel = null;
    this.#named = undefined;
  }
}
