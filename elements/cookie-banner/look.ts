import type { Text } from '../../src/core/i18n/messages';
import type { CategoryName } from '../../src/features/consent/choice';
import type { CookieSettings } from '../../src/features/consent/policy';
import type { messages } from './messages/es-419';

export type BannerText = Text<typeof messages>;

/** How a banner looks, and what it asks. */
export interface Look {
  isEnabled: boolean;
  isPopup: boolean;
  /** Classes: an edge for a bar, a corner for a popup. */
  place: string;
  theme: string;
  cta: string;
  canDecline: boolean;
  /** HTML; "" where nothing is said, as in the other texts. */
  text: string;
  acceptText: string;
  declineText: string;
  categories: CategoryName[];
}

const placeOf = (position: string, isPopup: boolean): string => {
  const [, edge = 'BOTTOM', corner] = /^(TOP|BOTTOM)(?:_(LEFT|RIGHT))?$/.exec(position) ?? [];
  return isPopup ? `${edge} ${corner ?? 'LEFT'}` : edge;
};

/** Unknown or absent settings take the defaults that the README lists. */
export const lookOf = (settings: CookieSettings): Look => {
  const setting = (key: string): string => `${settings[`cookieBanner${key}`] ?? ''}`;
  const isPopup = setting('Variant') === 'POPUP';
  const cta = /^(TEXT|BUTTON)$/.exec(setting('CtaVariant'))?.[0] ?? 'ICON';
  return {
    isEnabled: `${settings.isCookieBannerEnabled}` !== 'false',
    isPopup,
    place: placeOf(setting('Position'), isPopup),
    theme: setting('Theme') === 'LIGHT' ? 'LIGHT' : 'DARK',
    cta,
    canDecline: setting('AcceptType') === 'OPT_IN_AND_OUT' && cta !== 'ICON',
    text: setting('Text'),
    acceptText: setting('CtaText'),
    declineText: setting('OptOutCtaText'),
    categories: Array.isArray(settings.categories) ? settings.categories : [],
  };
};
