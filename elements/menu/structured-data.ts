import { createThing, type Thing } from '../../src/features/structured-data/thing';
import { normalizeOption, parsePrice } from './price';
import { readSection } from './read-sections';
import type { Dish, DishOption, MenuCurrency, MenuData, MenuSection } from './schema';

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

const thingOf = ({ title, description, sections }: MenuData, currency: MenuCurrency): Thing =>
  createThing('Menu', {
    name: title,
    description,
    hasMenuSection: sections.filter((one) => one.title).map((one) => sectionOf(one, currency)),
    hasMenuItem: sections
      .filter((one) => !one.title)
      .flatMap(({ items }) => items.map((dish) => dishOf(dish, currency))),
  });

/**
 * The menus as https://schema.org/Menu.
 * @param menus as data, or as the page's own sections
 */
export const describeMenus = (menus: MenuData[] | Element[], currency: MenuCurrency): Thing[] =>
  menus.map((menu) => thingOf(menu instanceof Element ? readSection(menu) : menu, currency));
