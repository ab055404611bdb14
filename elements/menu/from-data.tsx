import type { ReactNode } from 'react';
import type { BlockHost } from '../../src/block/host';
import { defaultLocale, nearestLang } from '../../src/i18n/locale';
import { MenuView, type ShowPrice } from './dishes';
import type { MenuModel, Settings } from './model';
import { numberIn, shownPrice } from './price';

/** Menus whose content is no markup of the page's. */
export interface FromData {
  menus: MenuModel[];
  show(index: number): ReactNode;
}

interface Source {
  settings: Settings;
  host: BlockHost;
  /** Where the settings have no menus. */
  text: string;
  /** What reads it, on its way. */
  reader: Promise<typeof import('./written')> | undefined;
}

/** The page's language with its country, which write money each in its way; Spanish of no country is that of contract 4. */
const moneyLocale = (host: Element): string => {
  const lang = nearestLang(host) || globalThis.Azulejo?.config.locale;
  try {
    const [known] = lang && lang !== 'es' ? Intl.NumberFormat.supportedLocalesOf(lang) : [];
    return known ?? defaultLocale;
  } catch {
    // What is no language.
    return defaultLocale;
  }
};

/** With a currency, as the page's language writes money; else with the symbol before it. */
const pricesOf = async (settings: Settings, host: BlockHost): Promise<ShowPrice> => {
  const { currencyCode } = settings;
  if (!currencyCode) return (price) => shownPrice(price, settings);
  const { formatMoney } = await import('../../src/money/format-money');
  const locale = moneyLocale(host);
  return (price) => {
    const value = /^\d[\d.,’]*$/.test(price) ? numberIn(price) : undefined;
    return value === undefined
      ? shownPrice(price, settings)
      : formatMoney({ currencyCode, value }, { locale, trimZeros: true });
  };
};

export const fromData = async ({ settings, host, text, reader }: Source): Promise<FromData> => {
  const [written, showPrice] = await Promise.all([reader, pricesOf(settings, host)]);
  const menus = written ? written.menusWritten(text, host) : settings.menus;
  return {
    menus,
    show: (index) => {
      const menu = menus[index];
      return menu && <MenuView menu={menu} level={settings.headingLevel} showPrice={showPrice} />;
    },
  };
};
