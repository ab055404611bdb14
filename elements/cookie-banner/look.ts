import type { CategoryName } from '../../src/consent/choice';
import type { CookieSettings } from '../../src/consent/policy';

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

/** Shell 5, cookie banner defaults: what is unknown or absent becomes what it says there. */
export const lookOf = (settings: CookieSettings): Look => {
  const said = (key: string): string => `${settings[`cookieBanner${key}`] ?? ''}`;
  const isPopup = said('Variant') === 'POPUP';
  const cta = /^(TEXT|BUTTON)$/.exec(said('CtaVariant'))?.[0] ?? 'ICON';
  return {
    isEnabled: `${settings.isCookieBannerEnabled}` !== 'false',
    isPopup,
    place: placeOf(said('Position'), isPopup),
    theme: said('Theme') === 'LIGHT' ? 'LIGHT' : 'DARK',
    cta,
    canDecline: said('AcceptType') === 'OPT_IN_AND_OUT' && cta !== 'ICON',
    text: said('Text'),
    acceptText: said('CtaText'),
    declineText: said('OptOutCtaText'),
    categories: Array.isArray(settings.categories) ? settings.categories : [],
  };
};
