import { trustedHtml } from '../../src/core/util/trusted';
import { normalizeOption, parsePrice } from './price';
import { readSection } from './read-sections';
import type { Dish, DishOption, MenuCurrency, MenuData, MenuSection, MenuSettings } from './schema';

/** An object of https://schema.org */
type Thing = Record<string, unknown>;

/** Currencies by their symbols. `$` is the symbol of many: USD is the default. */
const currencyCodes: Record<string, string> = {
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

/** Leaves out empty properties. */
const createThing = (type: string, properties: Thing): Thing =>
  Object.fromEntries(
    Object.entries({ '@type': type, ...properties }).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && !value.length),
    ),
  );

const currencyOf = (price: string, { currencyCode, currencySymbol }: MenuCurrency): string | undefined => {
  const [written] = /[A-Z]{0,3}\p{Sc}|S\/|\b[A-Z]{3}\b/u.exec(price) ?? [];
  if (written && written !== '$')
    return currencyCodes[written] ?? (/^[A-Z]{3}$/.test(written) ? written : undefined);
  return currencyCode || currencyCodes[currencySymbol.trim()];
};

const offerOf = ({ title, price, unit }: DishOption, currency: MenuCurrency): Thing | undefined => {
  const value = parsePrice(price);
  if (value === undefined) return undefined;
  return createThing('Offer', {
    name: title,
    price: `${value}`,
    priceCurrency: currencyOf(price, currency),
    description: unit,
  });
};

const dishOf = ({ title, description, price, unit, options }: Dish, currency: MenuCurrency): Thing => {
  const all = options.map(normalizeOption);
  const sizes = all.filter(({ title: name }) => !name.startsWith('+'));
  const extras = all.filter(({ title: name }) => name.startsWith('+'));
  const offers = [{ title: '', price, unit }, ...sizes].map((one) => offerOf(one, currency)).filter(Boolean);
  return createThing('MenuItem', {
    name: title,
    description,
    offers: offers.length > 1 ? offers : offers[0],
    menuAddOn: extras.map((extra) =>
      createThing('MenuItem', {
        name: extra.title.replace(/^\+\s*/, ''),
        offers: offerOf({ ...extra, title: '' }, currency),
      }),
    ),
  });
};

const sectionOf = ({ title, description, items }: MenuSection, currency: MenuCurrency): Thing =>
  createThing('MenuSection', {
    name: title,
    description,
    hasMenuItem: items.map((dish) => dishOf(dish, currency)),
  });

/** The menus as https://schema.org/Menu. */
export const structuredData = (menus: MenuData[], currency: MenuCurrency): Thing => ({
  '@context': 'https://schema.org',
  '@graph': menus.map(({ title, description, sections }) =>
    createThing('Menu', {
      name: title,
      description,
      hasMenuSection: sections.filter((one) => one.title).map((one) => sectionOf(one, currency)),
      hasMenuItem: sections
        .filter((one) => !one.title)
        .flatMap(({ items }) => items.map((dish) => dishOf(dish, currency))),
    }),
  ),
});

const scripts = new WeakMap<Element, Element>();

export const removeStructuredData = (host: Element): void => {
  scripts.get(host)?.remove();
  scripts.delete(host);
};

interface StructuredDataOptions {
  host: Element;
  settings: MenuSettings;
  /** As data, or as the page's own sections. */
  menus: MenuData[] | Element[];
}

/**
 * Puts a script that describes the menus into the page's head, or updates the one that is there.
 * @throws where the page's Trusted Types refuse the script
 */
export const updateStructuredData = ({ host, settings, menus }: StructuredDataOptions): void => {
  const data = menus.map((menu) => (menu instanceof Element ? readSection(menu) : menu));
  const text = JSON.stringify(structuredData(data, settings)).replaceAll('<', String.raw`\u003c`);
  const hasScript = settings.structuredData && data.length > 0;
  if (hasScript && scripts.get(host)?.textContent === text) return;
  removeStructuredData(host);
  if (!hasScript) return;
  // As markup: Trusted Types take every text that is put into a script element for code.
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(`<script type="application/ld+json">${text}</script>`);
  const script = template.content.firstElementChild as Element;
  document.head.append(script);
  scripts.set(host, script);
};
