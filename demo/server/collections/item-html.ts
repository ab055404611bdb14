import { html, raw } from 'hono/html';
import { formatCents } from '../../../src/features/money/format-money';
import { currencyCode } from '../commerce/catalogue';
import { priceOf, variantsOf } from '../commerce/product';
import { type Item, productOf } from './item';

export type Html = ReturnType<typeof html>;

const dayFormat = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: timeZone ?? 'America/Mexico_City' });
const momentFormat = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('es-MX', { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23', timeZone });
const clockFormat = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('es-MX', { timeStyle: 'short', hourCycle: 'h23', timeZone });

const isoOf = (time: number): string => new Date(time).toISOString();

/** When an event ends: the time alone where it ends on the day on which it begins. */
function endText({ startDate, endDate, timeZone }: Pick<Item, 'startDate' | 'endDate' | 'timeZone'>): string {
  const day = dayFormat(timeZone);
  const format = day.format(startDate) === day.format(endDate) ? clockFormat : momentFormat;
  return format(timeZone).format(endDate);
}

/** The dates of an event, or the day on which a post was published. */
function datesOf({ publishOn, startDate, endDate, timeZone }: Item): Html | '' {
  if (startDate !== undefined) {
    const end =
      endDate !== undefined &&
      html` – <time datetime="${isoOf(endDate)}">${endText({ startDate, endDate, timeZone })}</time>`;
    return html`<time datetime="${isoOf(startDate)}">${momentFormat(timeZone).format(startDate)}</time>${end}`;
  }
  if (publishOn === undefined) return '';
  return html`<time datetime="${isoOf(publishOn)}">${dayFormat(timeZone).format(publishOn)}</time>`;
}

const locationOf = ({ location }: Item): Html | '' =>
  location ? html`<address>${Object.values(location).join(', ')}</address>` : '';

/** The lowest price, "desde" where there are several, and whether the product is sold out. */
function priceOfItem(item: Item) {
  const product = productOf(item);
  const prices = product ? variantsOf(product).map(priceOf) : [];
  if (!product || !prices.length) return undefined;
  const lowest = Math.min(...prices);
  const isSoldOut = variantsOf(product).every(({ unlimited, qtyInStock }) => !unlimited && qtyInStock === 0);
  const text = `${prices.some((price) => price !== lowest) ? 'desde ' : ''}${formatCents(lowest, currencyCode)}`;
  return { lowest, isSoldOut, text };
}

const pictureIn = ({ assetUrl, originalSize, alt }: Item, sizes: string): Html | '' => {
  if (!assetUrl) return '';
  const [width, height] = originalSize.split('x');
  const small = assetUrl.replace('-1000w', '-500w');
  return html`<img src="${assetUrl}" srcset="${small} 500w, ${assetUrl} 1000w" sizes="${sizes}" width="${width}" height="${height}" alt="${alt}" loading="lazy">`;
};

const tagLinks = ({ tags, fullUrl }: Item): Html | '' => {
  if (!tags.length) return '';
  const list = fullUrl.replace(/\/[^/]*$/, '');
  return html`<ul>${tags.map((tag) => html`<li><a rel="tag" href="${list}?tag=${encodeURIComponent(tag)}">${tag}</a></li>`)}</ul>`;
};

/** The attributes of the start tag: data of the item for blocks of collections, which visitors do not see. */
function factsOf(item: Item): Html {
  const { id, recordType, categories, timeZone, likeCount } = item;
  const price = priceOfItem(item);
  const priceFacts = price
    ? raw(
        ` data-price="${price.lowest / 100}" data-currency="${currencyCode}"${price.isSoldOut ? ' data-sold-out' : ''}`,
      )
    : '';
  const zone = timeZone ? raw(` data-time-zone="${timeZone}"`) : '';
  return html`data-item-id="${id}" data-record-type="${recordType}" data-categories="${categories.join(', ')}" data-likes="${likeCount}"${priceFacts}${zone}`;
}

const pictureLink = (item: Item): Html =>
  html`<a href="${item.fullUrl}" tabindex="-1" aria-hidden="true">${pictureIn(item, '(min-width: 60rem) 20rem, 100vw')}</a>`;

const authorOf = ({ author }: Item) => author && html`<span rel="author">${author.displayName}</span>`;

/** An item in a list. Visitors read it without a script, and blocks of collections read it with one. */
export function articleOf(item: Item): Html {
  const { fullUrl, title, excerpt } = item;
  const price = priceOfItem(item);
  return html`<article ${factsOf(item)}>
        ${pictureLink(item)}
        <h2><a href="${fullUrl}">${title}</a></h2>
        ${price && html`<p>${price.text}${price.isSoldOut && ' · Agotado'}</p>`}
        ${raw(excerpt)}
        ${authorOf(item)}
        ${datesOf(item)}
        ${locationOf(item)}
        ${tagLinks(item)}
      </article>`;
}

/** An item in a summary, which stands in a section of a page: without its tags, and with the dates of an event in one line. */
export function teaserOf(item: Item): Html {
  const { fullUrl, title, excerpt } = item;
  const price = priceOfItem(item);
  const dates = datesOf(item);
  return html`<article ${factsOf(item)}>
        ${item.assetUrl && pictureLink(item)}
        <h3><a href="${fullUrl}">${title}</a></h3>
        ${raw(excerpt)}
        ${price && html`<data value="${price.lowest / 100}">${price.text}${price.isSoldOut && ' · Agotado'}</data>`}
        ${authorOf(item)}
        ${dates && html`<p>${dates}</p>`}
        ${locationOf(item)}
      </article>`;
}

/** The content of an item's page. */
export function contentOf(item: Item): Html {
  const { title, excerpt, body, author } = item;
  const price = priceOfItem(item);
  return html`<article class="entry">
      <header>
        <h1>${title}</h1>
        <p class="meta">${author && html`<span rel="author">${author.displayName}</span> `}${datesOf(item)}</p>
        ${locationOf(item)}
      </header>
      ${pictureIn(item, '(min-width: 48rem) 44rem, 100vw')}
      ${raw(body || excerpt)}
      ${price && html`<p class="entry-price">${price.text}${price.isSoldOut && ' · Agotado'}</p>`}
      ${tagLinks(item)}
    </article>`;
}
