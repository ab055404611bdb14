import type { ReactNode } from 'react';
import { type Cart, type CartEntry, lineKey } from '../../src/cart';
import type { Text } from '../../src/i18n/translated';
import { safeImageUrl, safeUrl } from '../../src/util/safe-url';
import type { Later } from './later/later';
import type { messages } from './messages/es-419';

interface LinesProps {
  cart: Cart;
  pending: ReadonlySet<string>;
  faults: Map<string, string> | undefined;
  /** What stands in the place of a line, at this index. */
  removed: { at: number; item: ReactNode } | undefined;
  text: Text<typeof messages>;
  price: (cents: number) => string;
  later: Later;
}

interface LineProps extends Omit<LinesProps, 'cart' | 'faults' | 'pending' | 'removed'> {
  entry: CartEntry;
  fault: string | undefined;
  isPending: boolean;
}

const Line = ({ entry, fault, isPending, text, price, later }: LineProps) => {
  const { title, quantity, subTotal, purchasePriceCents, nonSalePriceCents, item } = entry;
  const picture = safeImageUrl(later.pictureOf(entry));
  const href = safeUrl(item?.fullUrl);
  return (
    <li part="line" className="line" data-line={lineKey(entry)} aria-busy={isPending}>
      <div part="picture">{picture && <img src={picture} alt="" loading="lazy" />}</div>
      <div className="what">
        {href ? (
          <a part="name" href={href}>
            {title}
          </a>
        ) : (
          <span part="name">{title}</span>
        )}
        {later.labels(entry)}
        {quantity > 1 && <span part="each">{text('each', { price: price(purchasePriceCents) })}</span>}
      </div>
      <div className="sum">
        {nonSalePriceCents > purchasePriceCents && (
          <s part="before">
            <span className="hidden">{text('before')} </span>
            {price(nonSalePriceCents * quantity)}
          </s>
        )}
        <span part="price">{price(subTotal)}</span>
      </div>
      <div className="how">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div part="quantity" role="group" aria-label={text('quantity', { title })}>
          <button type="button" part="step" value="less" aria-label={text('less', { title })}>
            −
          </button>
          <input part="count" inputMode="numeric" aria-label={text('quantity', { title })} />
          <button type="button" part="step" value="more" aria-label={text('more', { title })}>
            +
          </button>
        </div>
        <button type="button" part="remove" value="remove" aria-label={text('removeTitle', { title })}>
          {text('remove')}
        </button>
      </div>
      {fault && (
        <p part="error" role="alert">
          {fault}
        </p>
      )}
    </li>
  );
};

/** What is in the cart. */
export const Lines = ({ cart, pending, faults, removed, ...rest }: LinesProps) => {
  const lines: ReactNode[] = cart.entries.map((entry) => (
    <Line
      key={lineKey(entry)}
      entry={entry}
      fault={faults?.get(lineKey(entry))}
      isPending={pending.has(entry.id)}
      {...rest}
    />
  ));
  if (removed) lines.splice(removed.at, 0, removed.item);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: in Safari a list without marks is none
    <ul part="lines" role="list" aria-label={rest.text('lines')}>
      {lines}
    </ul>
  );
};
