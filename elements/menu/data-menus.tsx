import { Fragment, type ReactNode } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { formatLocaleOf } from '../../src/core/i18n/format-locale';
import { defaultLocale } from '../../src/core/i18n/locale';
import { formatMoney } from '../../src/features/money/format-money';
import { headingTag } from '../../src/ui/heading-tag';
import { addCurrencySymbol, normalizeOption, parsePrice } from './price';
import type { Dish, DishOption, MenuData, MenuSettings } from './schema';
import { readMenuText } from './text-menus';

/** Writes a price for the visitor. */
type PriceFormatter = (price: string) => string;

/** Menus from data or a text, rather than the page's own markup. */
export interface DataMenus {
  menus: MenuData[];
  renderMenu: (index: number) => ReactNode;
}

/** The page's locale with its country, which decides how money is written. Spanish without a country is the default. */
const moneyLocale = (host: Element): string => {
  const locale = formatLocaleOf(host);
  const [supported] = locale === 'es' ? [] : Intl.NumberFormat.supportedLocalesOf(locale);
  return supported ?? defaultLocale;
};

/** Formats prices in the page's locale where the currency is known; otherwise puts the symbol before a figure. */
const createPriceFormatter = (settings: MenuSettings, host: BlockHost): PriceFormatter => {
  const { currencyCode } = settings;
  if (!currencyCode) return (price) => addCurrencySymbol(price, settings);
  const locale = moneyLocale(host);
  return (price) => {
    const value = /^\d[\d.,’]*$/.test(price) ? parsePrice(price) : undefined;
    return value === undefined
      ? addCurrencySymbol(price, settings)
      : formatMoney({ currencyCode, value }, { locale, trimZeros: true });
  };
};

interface MenuViewProps {
  menu: MenuData;
  level: MenuSettings['headingLevel'];
  formatPrice: PriceFormatter;
}

type PriceProps = Pick<MenuViewProps, 'formatPrice'>;

const Price = ({ price, unit, formatPrice }: Pick<DishOption, 'price' | 'unit'> & PriceProps) =>
  price ? (
    <data part="price" value={parsePrice(price) ?? ''}>
      <span>
        {formatPrice(price)}
        {unit && <small part="unit">{` / ${unit}`}</small>}
      </span>
    </data>
  ) : null;

const DishView = ({ dish, formatPrice }: { dish: Dish } & PriceProps) => {
  const { title, description, options } = dish;
  return (
    <>
      <dt part="item">
        {title} <Price {...dish} formatPrice={formatPrice} />
      </dt>
      {description && <dd part="item-description">{description}</dd>}
      {options.length > 0 && (
        <dd part="options">
          <ul role="list">
            {options.map((option, index) => {
              const { title: name, ...price } = normalizeOption(option);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: options have no state of their own
                <li part="option" key={index}>
                  {name} <Price {...price} formatPrice={formatPrice} />
                </li>
              );
            })}
          </ul>
        </dd>
      )}
    </>
  );
};

/** A menu from data, in the markup that a page would write. */
const MenuView = ({ menu, level, formatPrice }: MenuViewProps) => {
  const Heading = headingTag(level);
  const SectionHeading = headingTag(level + 1);
  return (
    <section className="az-menu">
      {menu.title && <Heading part="title">{menu.title}</Heading>}
      {menu.description && <p part="description">{menu.description}</p>}
      {menu.sections.map(({ title, description, items }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no state of their own
        <section key={index} part="section">
          {title && <SectionHeading part="section-title">{title}</SectionHeading>}
          {description && <p part="section-description">{description}</p>}
          <dl>
            {items.map((dish, dishIndex) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dishes have no state of their own
              <Fragment key={dishIndex}>
                <DishView dish={dish} formatPrice={formatPrice} />
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
};

interface DataMenusOptions {
  settings: MenuSettings;
  host: BlockHost;
  /** The menus as a text; "" where the settings have them as data. */
  text: string;
}

export const createDataMenus = ({ settings, host, text }: DataMenusOptions): DataMenus => {
  const menus = text ? readMenuText(text, host) : settings.menus;
  const formatPrice = createPriceFormatter(settings, host);
  return {
    menus,
    renderMenu: (index) => {
      const menu = menus[index];
      return menu && <MenuView menu={menu} level={settings.headingLevel} formatPrice={formatPrice} />;
    },
  };
};
