import type { CategoryName } from '../../src/features/consent/choice';
import type { CookieSettings } from '../../src/features/consent/page-state';
import { isOn, readPageContext } from '../../src/features/consent/policy';

/** The settings of a banner whose page has no site context with `cookieSettings`: both answers are equally easy. */
const defaultSettings: CookieSettings = {
  isCookieBannerEnabled: true,
  cookieBannerCtaVariant: 'BUTTON',
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
};

/** The element's settings; those that it does not set come from the site context. */
export const withSiteSettings = (settings: CookieSettings): CookieSettings => {
  const ownSettings = Object.entries(settings).filter(([, value]) => value !== undefined && value !== '');
  return { ...(readPageContext().cookieSettings ?? defaultSettings), ...Object.fromEntries(ownSettings) };
};

export interface BannerOptions {
  isEnabled: boolean;
  isPopup: boolean;
  edge: 'TOP' | 'BOTTOM';
  /** The corner of a popup. */
  side: 'LEFT' | 'RIGHT';
  theme: 'LIGHT' | 'DARK';
  buttonVariant: 'TEXT' | 'BUTTON' | 'ICON';
  canDecline: boolean;
  /** HTML. In this text and the others, "" stands for the default text. */
  text: string;
  acceptText: string;
  declineText: string;
  chooseText: string;
  categories: CategoryName[];
  /** The purposes of the categories, by their names. */
  categoryTexts: Record<string, unknown>;
}

const textOf = (setting: unknown): string => `${setting ?? ''}`;

/** Checks merged settings. Unknown and absent values take the defaults that the README lists. */
export const readBannerOptions = (settings: CookieSettings): BannerOptions => {
  const { cookieBannerPosition, cookieBannerCtaVariant, categories, categoryTexts } = settings;
  const [, edge = 'BOTTOM', side = 'LEFT'] =
    /^(TOP|BOTTOM)(?:_(LEFT|RIGHT))?$/.exec(textOf(cookieBannerPosition)) ?? [];
  const buttonVariant = /^(TEXT|BUTTON)$/.exec(textOf(cookieBannerCtaVariant))?.[0] ?? 'ICON';
  return {
    isEnabled: isOn(settings.isCookieBannerEnabled),
    isPopup: settings.cookieBannerVariant === 'POPUP',
    edge: edge as BannerOptions['edge'],
    side: side as BannerOptions['side'],
    theme: settings.cookieBannerTheme === 'LIGHT' ? 'LIGHT' : 'DARK',
    buttonVariant: buttonVariant as BannerOptions['buttonVariant'],
    canDecline: settings.cookieBannerAcceptType === 'OPT_IN_AND_OUT' && buttonVariant !== 'ICON',
    text: textOf(settings.cookieBannerText),
    acceptText: textOf(settings.cookieBannerCtaText),
    declineText: textOf(settings.cookieBannerOptOutCtaText),
    chooseText: textOf(settings.cookieBannerManageCookiesLabel),
    categories: Array.isArray(categories) ? categories : [],
    categoryTexts: (categoryTexts ?? {}) as BannerOptions['categoryTexts'],
  };
};
