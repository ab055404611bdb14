import { afterEach, describe, expect, it, vi } from 'vitest';
import { readBannerOptions, withSiteSettings } from '../../../elements/cookie-banner/banner-options';

describe('the options of a banner', () => {
  it('without settings are a dark bar at the bottom whose only button accepts', () => {
    expect(readBannerOptions({})).toEqual({
      isEnabled: false,
      isPopup: false,
      edge: 'BOTTOM',
      side: 'LEFT',
      theme: 'DARK',
      buttonVariant: 'ICON',
      canDecline: false,
      text: '',
      acceptText: '',
      declineText: '',
      chooseText: '',
      categories: [],
      categoryTexts: {},
    });
  });

  it('take the defaults for unknown values', () => {
    const unknown = {
      cookieBannerVariant: 'WALL',
      cookieBannerPosition: 'MIDDLE',
      cookieBannerTheme: 'PINK',
      cookieBannerCtaVariant: 'LINK',
      cookieBannerAcceptType: 'OPT_OUT',
      cookieBannerText: null,
      categories: 'all',
    };
    expect(readBannerOptions(unknown)).toEqual(readBannerOptions({}));
  });

  it.each([
    ['TOP', 'TOP', 'LEFT'],
    ['TOP_LEFT', 'TOP', 'LEFT'],
    ['TOP_RIGHT', 'TOP', 'RIGHT'],
    ['BOTTOM', 'BOTTOM', 'LEFT'],
    ['BOTTOM_LEFT', 'BOTTOM', 'LEFT'],
    ['BOTTOM_RIGHT', 'BOTTOM', 'RIGHT'],
    ['RIGHT', 'BOTTOM', 'LEFT'],
    ['', 'BOTTOM', 'LEFT'],
  ])('read the position %j as %s, and for a popup %s', (cookieBannerPosition, edge, side) => {
    expect(readBannerOptions({ cookieBannerPosition })).toMatchObject({ edge, side });
  });

  it.each([
    ['OPT_IN_AND_OUT', 'TEXT', true],
    ['OPT_IN_AND_OUT', 'BUTTON', true],
    ['OPT_IN_AND_OUT', 'ICON', false],
    ['OPT_IN_AND_OUT', 'LINK', false],
    ['OPT_IN', 'BUTTON', false],
  ])(
    'let a visitor decline with %s and %s: %s',
    (cookieBannerAcceptType, cookieBannerCtaVariant, canDecline) => {
      expect(readBannerOptions({ cookieBannerAcceptType, cookieBannerCtaVariant }).canDecline).toBe(
        canDecline,
      );
    },
  );
});

describe('the settings of a banner', () => {
  const stubSite = (cookieSettings?: object) => vi.stubGlobal('Azulejo', { context: { cookieSettings } });
  afterEach(() => vi.unstubAllGlobals());

  it('ask with two worded buttons where the site has no cookie settings', () => {
    stubSite();
    expect(readBannerOptions(withSiteSettings({}))).toMatchObject({
      isEnabled: true,
      buttonVariant: 'BUTTON',
      canDecline: true,
    });
  });

  it('follow the element where the site has none', () => {
    stubSite();
    expect(readBannerOptions(withSiteSettings({ cookieBannerCtaVariant: 'ICON' }))).toMatchObject({
      isEnabled: true,
      buttonVariant: 'ICON',
      canDecline: false,
    });
  });

  it('take the defaults of the hosted builder from the settings of a site', () => {
    stubSite({ isCookieBannerEnabled: true });
    expect(readBannerOptions(withSiteSettings({}))).toMatchObject({
      isEnabled: true,
      buttonVariant: 'ICON',
      canDecline: false,
    });
  });

  it('show no banner where the site does not enable the banner, unless the element does', () => {
    stubSite({ cookieBannerCtaVariant: 'BUTTON' });
    expect(readBannerOptions(withSiteSettings({})).isEnabled).toBe(false);
    expect(readBannerOptions(withSiteSettings({ isCookieBannerEnabled: true })).isEnabled).toBe(true);
  });

  it('of the element win, and an empty one does not count', () => {
    stubSite({ cookieBannerCtaText: 'Site', cookieBannerOptOutCtaText: 'Site' });
    const settings = { cookieBannerCtaText: 'Element', cookieBannerOptOutCtaText: '' };
    expect(readBannerOptions(withSiteSettings(settings))).toMatchObject({
      acceptText: 'Element',
      declineText: 'Site',
    });
  });
});
