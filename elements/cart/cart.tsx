import { Component, type ReactNode } from 'react';
import type { InferOutput } from 'valibot';
import { emit } from '../../src/block/emit';
import type { BlockHost } from '../../src/block/host';
import type { BlockProps } from '../../src/block/root';
import { again, type Cart as CartData, currencyOf, formatCents, isLocal, pageCart } from '../../src/cart';
import { safeUrl } from '../../src/util/safe-url';
import type { Desk } from './later/desk';
import type { Later } from './later/later';
import { Lines } from './lines';
import type { messages } from './messages/es-419';
import type { schema } from './schema';
import { Summary } from './summary';

type Settings = InferOutput<typeof schema>;

interface Prepared {
  Panel?: typeof import('./panel/panel').Panel | undefined;
  /** Of a cart that has something in it: what visitors do there. */
  later?: Later | undefined;
  /** Of one that somebody else keeps: codes and shipping. */
  extras?: typeof import('./later/extras') | undefined;
}

type Props = BlockProps<Settings, typeof messages, Prepared>;

/** Hosts that need what comes later: also when their last line has been removed, which may be undone. */
const filled = new WeakSet<BlockHost>();

export const prepare = async ({ mode }: Settings, host: BlockHost): Promise<Prepared> => {
  if (pageCart().snapshot().count > 0) filled.add(host);
  const isFilled = filled.has(host);
  const [panel, later, extras] = await Promise.all([
    mode === 'panel' ? again(() => import('./panel/panel')) : undefined,
    isFilled ? again(() => import('./later/later')) : undefined,
    isFilled && !isLocal() ? again(() => import('./later/extras')) : undefined,
  ]);
  return { Panel: panel?.Panel, later: await later?.load(host), extras };
};

/** The cart of the page, and all that a visitor does with it. */
export class Cart extends Component<Props> {
  readonly service = pageCart();
  #desk: Desk | undefined;
  readonly #end = new AbortController();
  /** That of the last `az-update`. */
  #told = this.service.snapshot().cart;
  #said = '';
  /** Nobody has answered what is in it. */
  #isLost = false;

  override componentDidMount(): void {
    const { signal } = this.#end;
    signal.addEventListener(
      'abort',
      this.service.subscribe(() => this.#follow()),
    );
    this.#load();
    this.#fill();
    this.componentDidUpdate();
  }

  override componentDidUpdate(): void {
    const { prepared, host } = this.props;
    const { later } = prepared;
    const { count } = this.service.snapshot();
    host.internals.states[count ? 'delete' : 'add']('empty');
    if (later && !this.#desk) {
      this.#desk = new later.Desk(this);
      this.#desk.listen(this.#end.signal);
    }
    this.#desk?.tend();
  }

  override componentWillUnmount(): void {
    this.#end.abort();
  }

  /** Has what a cart needs that has something in it. */
  #fill(): void {
    const { host, prepared } = this.props as { host: BlockHost & { update?(): void } } & Props;
    if (!prepared.later && this.service.snapshot().count > 0) host.update?.();
  }

  readonly #load = async (): Promise<void> => {
    this.#lose(false);
    const { ok } = await this.service.load();
    this.#lose(!ok);
  };

  #lose(isLost: boolean): void {
    if (this.#isLost === isLost) return;
    this.#isLost = isLost;
    this.forceUpdate();
  }

  #follow(): void {
    const { cart, pending } = this.service.snapshot();
    if (cart && pending.size === 0 && cart !== this.#told) {
      const before = this.#told?.grandTotalCents;
      this.#told = cart;
      this.#isLost = false;
      const total = `${this.props.text('total')}: ${this.#priceIn(cart)(cart.grandTotalCents)}`;
      if (before !== undefined && before !== cart.grandTotalCents) this.#said = total;
      emit(this.props.host, 'az-update', { detail: { cart } });
    }
    this.#fill();
    this.forceUpdate();
  }

  #priceIn(cart: CartData): (cents: number) => string {
    const options = this.props.prepared.later?.moneyIn(cart);
    return (cents) => formatCents(cents, currencyOf(cart), options);
  }

  #renderEmpty(): ReactNode {
    const { settings, text } = this.props;
    const url = safeUrl(settings.shopUrl);
    return (
      <div part="empty">
        <slot>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 8h14l1 12.5H4Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4" />
          </svg>
          <p>{text('empty')}</p>
          {url && (
            <a part="shop" href={new URL(url, document.baseURI).href}>
              {text('shop')}
            </a>
          )}
        </slot>
      </div>
    );
  }

  #renderCart(cart: CartData): ReactNode {
    const { props, service } = this;
    const { settings, text, prepared } = props;
    const { pending } = service.snapshot();
    const { later, extras } = prepared;
    const price = this.#priceIn(cart);
    const { faults, removed, isLeaving = false } = this.#desk ?? {};
    const part = later && extras && { ...later, cart, price, service };
    const gone = removed && later && (
      <later.Removed key="removed" title={removed.entry.title} text={later.text} />
    );
    const isEmpty = cart.entries.length === 0;
    return (
      <div className="parts">
        {later && (!isEmpty || removed) && (
          <Lines
            {...{ cart, pending, faults, text, price, later }}
            removed={removed && { at: removed.at, item: gone }}
          />
        )}
        {isEmpty ? (
          this.#renderEmpty()
        ) : (
          <Summary
            {...{ cart, text, price, isLeaving }}
            isPending={pending.size > 0}
            minimumCents={settings.minimumSubtotalCents}
          >
            {part && settings.coupons && <extras.Coupons {...part} />}
            {part && settings.shipping && cart.requiresShipping && (
              <extras.Shipping {...part} codes={settings.countries} />
            )}
          </Summary>
        )}
      </div>
    );
  }

  override render(): ReactNode {
    const { text, host, prepared } = this.props;
    const { cart, count } = this.service.snapshot();
    const { Panel, later } = prepared;
    const fault = this.#isLost ? text('cartLoad') : this.#desk?.fault;
    // Nothing can be pressed that would not be heard.
    const known = count > 0 && !later ? undefined : cart;
    const body = (
      <div part="body">
        <p part="said" role="status">
          {known || fault ? this.#said : text('loading')}
        </p>
        {fault && (
          <div part="notice" role="alert">
            <span>{fault}</span>
            {this.#isLost && (
              <button type="button" part="retry" onClick={this.#load}>
                {text('retry')}
              </button>
            )}
          </div>
        )}
        {known ? this.#renderCart(known) : !fault && <div part="loading" />}
      </div>
    );
    return Panel ? <Panel {...{ host, text }}>{body}</Panel> : body;
  }
}
