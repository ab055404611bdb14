import { trustedHtml } from '../../src/util/trusted';
import type { Dish, MenuModel, Option, Section, Settings } from './model';
import { numberIn } from './price';
import { readSection } from './read-sections';

type Thing = Record<string, unknown>;

/** Signs of one currency alone. `$` is many: the default store currency is meant (shell 9). */
const codes: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  R$: 'BRL',
  'S/': 'PEN',
  '₡': 'CRC',
  '₲': 'PYG',
  '₹': 'INR',
};

/** What is empty says nothing. */
const thing = (type: string, properties: Thing): Thing =>
  Object.fromEntries(
    Object.entries({ '@type': type, ...properties }).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && !value.length),
    ),
  );

const codeOf = (price: string, { currencyCode, currencySymbol }: Settings): string | undefined => {
  const [written] = /[A-Z]{0,3}\p{Sc}|S\/|\b[A-Z]{3}\b/u.exec(price) ?? [];
  if (written && written !== '$') return codes[written] ?? (/^[A-Z]{3}$/.test(written) ? written : undefined);
  return currencyCode || codes[currencySymbol.trim()];
};

const offerOf = ({ title, price, unit }: Option, settings: Settings): Thing | undefined => {
  const value = numberIn(price);
  if (value === undefined) return undefined;
  return thing('Offer', {
    name: title,
    price: `${value}`,
    priceCurrency: codeOf(price, settings),
    description: unit,
  });
};

const dishOf = ({ title, description, price, unit, options }: Dish, settings: Settings): Thing => {
  const all = options.map((one) => (typeof one === 'string' ? { title: one, price: '', unit: '' } : one));
  const sizes = all.filter(({ title: name }) => !name.startsWith('+'));
  const extras = all.filter(({ title: name }) => name.startsWith('+'));
  const offers = [{ title: '', price, unit }, ...sizes].map((one) => offerOf(one, settings)).filter(Boolean);
  return thing('MenuItem', {
    name: title,
    description,
    offers: offers.length > 1 ? offers : offers[0],
    menuAddOn: extras.map((extra) =>
      thing('MenuItem', {
        name: extra.title.replace(/^\+\s*/, ''),
        offers: offerOf({ ...extra, title: '' }, settings),
      }),
    ),
  });
};

const sectionOf = ({ title, description, items }: Section, settings: Settings): Thing =>
  thing('MenuSection', {
    name: title,
    description,
    hasMenuItem: items.map((dish) => dishOf(dish, settings)),
  });

/** Menus as search engines read them: https://schema.org/Menu. */
export const structuredData = (menus: MenuModel[], settings: Settings): Thing => ({
  '@context': 'https://schema.org',
  '@graph': menus.map(({ title, description, sections }) =>
    thing('Menu', {
      name: title,
      description,
      hasMenuSection: sections.filter((one) => one.title).map((one) => sectionOf(one, settings)),
      hasMenuItem: sections
        .filter((one) => !one.title)
        .flatMap(({ items }) => items.map((dish) => dishOf(dish, settings))),
    }),
  ),
});

const scripts = new WeakMap<Element, Element>();

const untell = (host: Element): void => {
  scripts.get(host)?.remove();
  scripts.delete(host);
};

interface Telling {
  host: Element;
  settings: Settings;
  /** As data, or as the page has written them. */
  menus: MenuModel[] | Element[];
  /** When there is nothing to tell any more. */
  signal: AbortSignal;
}

/**
 * Keeps a script in the page's head that says what is on the menus.
 * @throws where the page allows no policy of Trusted Types for it
 */
export const tell = ({ host, settings, menus, signal }: Telling): void => {
  const read = menus.map((menu) => (menu instanceof Element ? readSection(menu) : menu));
  const text = JSON.stringify(structuredData(read, settings)).replaceAll('<', String.raw`\u003c`);
  const isTold = settings.structuredData && read.length > 0;
  if (isTold && scripts.get(host)?.textContent === text) return;
  untell(host);
  if (!isTold) return;
  // As markup: a text that is put into a script is taken for one that will run, whatever its type says.
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(`<script type="application/ld+json">${text}</script>`);
  const script = template.content.firstElementChild as Element;
  document.head.append(script);
  scripts.set(host, script);
  signal.addEventListener('abort', () => untell(host));
};
