// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { reviveContextParts } from '../../../src/features/adopt-page/context-parts';
import { noSite } from './saved-page';

/** The page after its adoption; a second one may change nothing. */
const revive = (html: string, context: Record<string, unknown>) => {
  document.body.innerHTML = html;
  const site = { ...noSite, context };
  const entries = reviveContextParts(document, site);
  const once = document.body.innerHTML;
  reviveContextParts(document, site);
  expect(document.body.innerHTML).toBe(once);
  const last = document.body.lastElementChild;
  return { entries, last, data: JSON.parse(last?.getAttribute('data') ?? '{}') };
};

const page = '<main>Azulejos</main>';

describe('the cookie banner of a site', () => {
  const cookieSettings = {
    isCookieBannerEnabled: true,
    isRestrictiveCookiePolicyEnabled: false,
    isRestrictiveCookiePolicyAbsolute: true,
    cookieBannerText: '<p>Usamos cookies.</p>',
    cookieBannerTheme: 'LIGHT',
    cookieBannerVariant: 'BAR',
    cookieBannerCtaVariant: '',
    cookieBannerAcceptType: 'OPT_IN',
  };

  it('shows at the end of the page, and does not loosen the policy of the page', () => {
    const { last, data, entries } = revive(page, { cookieSettings });
    expect(last?.localName).toBe('az-cookie-banner');
    expect(data).toEqual({
      isCookieBannerEnabled: true,
      cookieBannerCtaVariant: 'BUTTON',
      cookieBannerAcceptType: 'OPT_IN',
      cookieBannerText: '<p>Usamos cookies.</p>',
      cookieBannerTheme: 'LIGHT',
      cookieBannerVariant: 'BAR',
    });
    expect(entries).toMatchObject([{ status: 'adopted', why: expect.stringContaining('data-az-category') }]);
  });

  it('lets visitors decline and choose where the builder’s did', () => {
    const choices = {
      cookieBannerHasOptOut: true,
      cookieBannerHasManageCookies: true,
      cookieBannerManageCookiesLabel: 'Elegir cookies',
    };
    expect(revive(page, { cookieSettings: { ...cookieSettings, ...choices } }).data).toMatchObject({
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      categories: ['preferences', 'statistics', 'marketing'],
      cookieBannerManageCookiesLabel: 'Elegir cookies',
    });
  });

  it('without a text says so in the report', () => {
    const { entries } = revive(page, { cookieSettings: { isCookieBannerEnabled: true } });
    expect(entries[0]?.why).toContain('cookie-banner-text');
  });

  it('takes the place of one that was saved while it showed', () => {
    const rendered =
      '<div class="gdpr-cookie-banner"><p>Usamos <b>cookies</b>.</p><button class="accept">OK</button></div>';
    const { last, data } = revive(page + rendered, {});
    expect(document.querySelector('.gdpr-cookie-banner')).toBeNull();
    expect(last?.localName).toBe('az-cookie-banner');
    expect(data.cookieBannerText).toBe('Usamos <b>cookies</b>.');
  });

  it('that was saved while it showed has all its texts and links, and not its buttons', () => {
    const rendered =
      '<div class="sqs-cookie-banner-v2 BAR"><div class="sqs-cookie-banner-v2-text"><p>Usamos cookies.</p><p>Más en la <a href="/cookies">política</a>.</p></div><p>Escrito a mano.</p><div class="sqs-cookie-banner-v2-cta-container"><button>Aceptar</button><a href="#">Rechazar</a></div></div>';
    const { last, data } = revive(page + rendered, { cookieSettings });
    expect(last?.localName).toBe('az-cookie-banner');
    expect(data.cookieBannerText).toBe(
      '<div class="sqs-cookie-banner-v2-text"><p>Usamos cookies.</p><p>Más en la <a href="/cookies">política</a>.</p></div><p>Escrito a mano.</p>',
    );
    expect(document.body.textContent).toBe('Azulejos');
  });

  it('whose text is one link keeps the link', () => {
    const rendered = '<div class="gdpr-cookie-banner"><p><a href="/cookies">Cookies</a></p></div>';
    expect(revive(page + rendered, {}).data.cookieBannerText).toBe('<a href="/cookies">Cookies</a>');
  });

  it('does not show where it is off, or where the page has one', () => {
    expect(
      revive(page, { cookieSettings: { ...cookieSettings, isCookieBannerEnabled: false } }).entries,
    ).toEqual([]);
    expect(revive('<az-cookie-banner></az-cookie-banner>', { cookieSettings }).entries).toEqual([]);
  });
});

describe('the popup of a site', () => {
  const popupOverlaySettings = {
    style: 2,
    showOnTimer: true,
    timerDelay: 8000,
    enabledPages: [],
    version: 1,
  };
  const context = { websiteSettings: { popupOverlaySettings } };

  it('needs its content, which only the builder has', () => {
    const { entries, last } = revive(page, context);
    expect(entries).toMatchObject([
      { kind: 'popup', status: 'left', why: expect.stringContaining('"popup"') },
    ]);
    expect(last?.localName).toBe('main');
  });

  it('opens with the content that the owner has written, as the saved settings say', () => {
    const { entries, last, data } = revive(
      '<az-popup id="carta"><h2>Una carta al mes</h2></az-popup>',
      context,
    );
    expect(entries).toMatchObject([{ status: 'adopted', why: '' }]);
    expect(data).toEqual(popupOverlaySettings);
    expect([last?.id, last?.innerHTML]).toEqual(['carta', '<h2>Una carta al mes</h2>']);
  });

  it('has the content of one that was saved while it was open', () => {
    const rendered =
      '<div class="sqs-popup-overlay"><div class="sqs-slide-layer-content"><a class="sqs-popup-overlay-close" href="#">×</a><h2>Rebaja</h2></div></div>';
    const { last, data } = revive(page + rendered, context);
    expect([last?.localName, last?.innerHTML]).toEqual(['az-popup', '<h2>Rebaja</h2>']);
    expect(data).toEqual(popupOverlaySettings);
  });

  it('that was saved while it was open has what stands beside its content, too', () => {
    const rendered =
      '<div class="sqs-popup-overlay"><a class="sqs-popup-overlay-close" href="#">×</a><div class="image"><img src="lazo.jpg" alt="Lazo"></div><div class="sqs-slide-layer-content"><h2>Rebaja</h2></div><p>Hasta el <a href="/lunes">lunes</a>.</p></div>';
    const { last } = revive(page + rendered, context);
    expect(last?.localName).toBe('az-popup');
    expect(last?.innerHTML).toBe(
      '<div class="image"><img src="lazo.jpg" alt="Lazo"></div><h2>Rebaja</h2><p>Hasta el <a href="/lunes">lunes</a>.</p>',
    );
    expect(document.body.textContent).toBe('AzulejosRebajaHasta el lunes.');
  });

  it('that is off, or that the owner has set up, stays so', () => {
    expect(revive(page, { popupOverlaySettings: { style: 1, showOnTimer: true } }).entries).toEqual([]);
    expect(revive('<az-popup popup-style="dark">Hola</az-popup>', context).entries).toEqual([]);
  });
});

describe('the bar on phones of a site', () => {
  const mobileInfoBarSettings = {
    style: 2,
    isContactEmailEnabled: true,
    isContactPhoneNumberEnabled: true,
    isLocationEnabled: false,
    isBusinessHoursEnabled: true,
  };
  const businessHours = { monday: { text: '', ranges: [{}] }, tuesday: { text: '10 a 18', ranges: [{}] } };
  const website = {
    contactEmail: 'hola@azul.example',
    timeZone: 'America/Mexico_City',
    location: { mapLat: 19 },
  };

  it('has the contacts that are on, and the report names those without a value', () => {
    const { last, data, entries } = revive(page, {
      website,
      websiteSettings: { mobileInfoBarSettings, contactPhoneNumber: '', businessHours },
    });
    expect(last?.localName).toBe('az-mobile-bar');
    expect(data).toEqual({
      ...mobileInfoBarSettings,
      contactEmail: 'hola@azul.example',
      businessHours,
      timeZone: 'America/Mexico_City',
    });
    expect(entries).toMatchObject([{ status: 'adopted', why: expect.stringContaining('no phone number') }]);
  });

  it('without any contact does not show', () => {
    const { entries } = revive(page, { mobileInfoBarSettings });
    expect(entries).toMatchObject([
      {
        status: 'left',
        why: expect.stringContaining('no e-mail address, no phone number, no opening hours'),
      },
    ]);
  });

  it('that is off, or that the page has, does not show', () => {
    expect(
      revive(page, { website, mobileInfoBarSettings: { ...mobileInfoBarSettings, style: 1 } }).entries,
    ).toEqual([]);
    expect(revive(page, { website, mobileInfoBarSettings: { style: 2 } }).entries).toEqual([]);
    const rendered = '<div class="sqs-mobile-info-bar"><a href="tel:5">Llamar</a></div>';
    expect(revive(rendered, { website, mobileInfoBarSettings }).entries).toEqual([]);
  });
});

describe('a part of a page', () => {
  it('gets nothing that belongs to the whole page', () => {
    document.body.innerHTML = '<main></main>';
    const main = document.querySelector('main') as Element;
    const context = { cookieSettings: { isCookieBannerEnabled: true } };
    expect(reviveContextParts(main, { ...noSite, context })).toEqual([]);
  });
});
