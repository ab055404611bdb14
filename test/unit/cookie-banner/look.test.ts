import { describe, expect, it } from 'vitest';
import { lookOf } from '../../../elements/cookie-banner/look';

describe('the look of a banner, as shell 5 has it', () => {
  it('without settings is a dark bar at the bottom with an icon, which agrees', () => {
    expect(lookOf({})).toEqual({
      isEnabled: true,
      isPopup: false,
      place: 'BOTTOM',
      theme: 'DARK',
      cta: 'ICON',
      canDecline: false,
      text: '',
      acceptText: '',
      declineText: '',
      categories: [],
    });
  });

  it('takes what is unknown for what it is without settings', () => {
    const unknown = {
      cookieBannerVariant: 'WALL',
      cookieBannerPosition: 'MIDDLE',
      cookieBannerTheme: 'PINK',
      cookieBannerCtaVariant: 'LINK',
      cookieBannerAcceptType: 'OPT_OUT',
      cookieBannerText: null,
      categories: 'all',
    };
    expect(lookOf(unknown)).toEqual(lookOf({}));
  });

  it.each([
    ['BAR', 'TOP', 'TOP'],
    ['BAR', 'TOP_RIGHT', 'TOP'],
    ['BAR', 'BOTTOM_LEFT', 'BOTTOM'],
    ['BAR', 'LEFT', 'BOTTOM'],
    ['POPUP', 'TOP_RIGHT', 'TOP RIGHT'],
    ['POPUP', 'BOTTOM_RIGHT', 'BOTTOM RIGHT'],
    ['POPUP', 'TOP', 'TOP LEFT'],
    ['POPUP', 'BOTTOM', 'BOTTOM LEFT'],
    ['POPUP', 'RIGHT', 'BOTTOM LEFT'],
    ['POPUP', '', 'BOTTOM LEFT'],
  ])('%s at %j is at %s', (cookieBannerVariant, cookieBannerPosition, place) => {
    expect(lookOf({ cookieBannerVariant, cookieBannerPosition }).place).toBe(place);
  });

  it.each([
    ['OPT_IN_AND_OUT', 'TEXT', true],
    ['OPT_IN_AND_OUT', 'BUTTON', true],
    ['OPT_IN_AND_OUT', 'ICON', false],
    ['OPT_IN_AND_OUT', 'LINK', false],
    ['OPT_IN', 'BUTTON', false],
  ])('%s with %s can be declined: %s', (cookieBannerAcceptType, cookieBannerCtaVariant, canDecline) => {
    expect(lookOf({ cookieBannerAcceptType, cookieBannerCtaVariant }).canDecline).toBe(canDecline);
  });
});
