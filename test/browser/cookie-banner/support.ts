import { isReady } from '../support/blocks';
import { openPage, type Page, type PageOptions } from '../support/page';

export const context = (settings: object, website: object = {}): string =>
  `<script type="application/json" data-azulejo-context>${JSON.stringify({ cookieSettings: settings, website })}</script>`;

export const restrictive = context({ isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true });
export const yesOrNo = { cookieBannerAcceptType: 'OPT_IN_AND_OUT', cookieBannerCtaVariant: 'BUTTON' };

export const banner = (settings: object = yesOrNo): string =>
  `<az-cookie-banner lang="es" data='${JSON.stringify(settings)}'></az-cookie-banner>`;

export const findBanner = (page: Page): Element | undefined => page.$$('[part=banner]')[0];

export const consentOf = (page: Page) =>
  page.window.Azulejo.consent as NonNullable<Window['Azulejo']['consent']>;

export const press = async (page: Page, label: string): Promise<void> =>
  page.click(await page.waitFor(() => page.allByRole('button', { name: label })[0]));

/** Opens a page and waits until its banner's block is ready. */
export const openBanner = async (options: PageOptions): Promise<Page> => {
  const page = await openPage(options);
  await page.waitFor(() => page.$$('az-cookie-banner').every(isReady));
  return page;
};
