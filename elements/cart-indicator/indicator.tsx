import { Component } from 'react';
import type { InferOutput } from 'valibot';
import { emit } from '../../src/block/emit';
import type { BlockProps } from '../../src/block/root';
import { hasCookie } from '../../src/cart/has-cookie';
import { cartName, recall } from '../../src/cart/remembered';
import type { messages } from './messages/es-419';
import type { schema } from './schema';

type Settings = InferOutput<typeof schema>;

/** Storefront 9. */
const maxCount = 100;

const icons = {
  bag: 'M5 8h14l1 12.5H4Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4',
  cart: 'M2 4h3l2.5 11.5h11l2.5-8H6M9 20h1m7 0h1',
};

/** A whole address, if it is one of the web: as src/util/safe-url, in a quarter of its bytes. */
const webUrl = (given: string): string | undefined => {
  const { href } = Object.assign(document.createElement('a'), { href: given });
  return /^http/.test(href) ? href : undefined;
};

/** How many things are in the cart. Where there is none, nobody is asked, and the code that would ask is not loaded. */
export class Indicator extends Component<BlockProps<Settings, typeof messages>> {
  count = (hasCookie() && recall()?.totalQuantity) || 0;
  /** For its follower. */
  shown: (() => void) | undefined;
  readonly #end = new AbortController();
  #follower: Promise<import('./follower').Follower> | undefined;

  override componentDidMount(): void {
    const { signal } = this.#end;
    // Without it the number is that of before.
    const follow = (): unknown => this.#follow().catch(() => {});
    this.props.host.addEventListener('click', this.#click, { signal });
    // Something is put into a cart: by a block of this page, or in another tab.
    document.addEventListener('az-add', follow, { signal });
    const channel = new BroadcastChannel(cartName());
    channel.onmessage = follow;
    signal.onabort = () => channel.close();
    // Without a cookie, it may be a cart that another server keeps, or this browser.
    if (hasCookie() || recall()) follow();
    this.componentDidUpdate();
  }

  override componentDidUpdate(): void {
    this.props.host.internals.states[this.count ? 'delete' : 'add']('empty');
    this.shown?.();
  }

  override componentWillUnmount(): void {
    this.#end.abort();
  }

  readonly #follow = (): Promise<import('./follower').Follower> => {
    this.#follower ??= import('./follower').then(({ Follower }) => new Follower(this, this.#end.signal));
    return this.#follower;
  };

  get said(): string {
    const { count } = this;
    return this.props.text(count > maxCount ? 'many' : count > 1 ? 'some' : count ? 'one' : 'empty', {
      count,
    });
  }

  readonly #click = (event: MouseEvent): void => {
    const link = event.composedPath().find((node) => (node as Element).localName === 'a');
    if (!link || event.defaultPrevented) return;
    // These open a window, or a menu.
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { host, settings } = this.props;
    if (emit(host, 'az-open', { cancelable: true })) {
      if (!settings.opensPanel) return;
      const { href } = link as HTMLAnchorElement;
      // Where there is no panel, it leads on too.
      this.#follow()
        .then(({ open }) => open())
        .catch(() => location.assign(href));
    }
    event.preventDefault();
  };

  override render() {
    const { settings, content, text } = this.props;
    const { icon, href, hideWhenEmpty } = settings;
    const { count, said } = this;
    return (
      <>
        <div part="body" className={`az-body ${icon}`} hidden={hideWhenEmpty && !count}>
          {icon !== 'none' && (
            <svg part="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={icons[icon]} />
            </svg>
          )}
          {content.length ? (
            <slot />
          ) : (
            <a part="link" href={webUrl(href)}>
              {settings.label || text('label')}
            </a>
          )}
          {count > 0 && (
            <span part="count" aria-hidden="true">
              {count > maxCount ? `${maxCount}+` : count}
            </span>
          )}
        </div>
        <span part="said" role="status">
          {said}
        </span>
      </>
    );
  }
}
