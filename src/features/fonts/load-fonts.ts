import { importWithRetry } from '../../core/lazy-import';
import { pageContext } from '../../core/site/page-context';
import { isObject } from '../../core/util/is-object';
import { consent } from '../consent';
import {
  type FontContext,
  type FontSettings,
  googleStylesheet,
  missingFonts,
  readFontSettings,
  type TypekitFont,
  typekitStylesheet,
} from './font-settings';

/** Logs the font, and tells the page and, where visits are counted, the site’s server. */
const reportMissing = async (name: string): Promise<void> => {
  const error = Error(`Requested font no longer in Typekit: ${name}`);
  console.error('[azulejo]', error.message);
  const { website } = pageContext();
  if (isObject(website) && website.id && Azulejo.config.tracking !== 'off') {
    // The collectors listen for errors only once they have started.
    const { start } = await importWithRetry(() => import('azulejo/tracking'));
    await start();
  }
  document.dispatchEvent(new CustomEvent('az-error', { detail: { error, block: 'fonts' } }));
};

const reportAllMissing = (names: string[]): void => {
  for (const name of names)
    reportMissing(name).catch((error) => console.warn('[azulejo] The missing font was not reported.', error));
};

/** The families of the page's stylesheets, without the quotes that engines add. */
const familiesOfPage = (): string[] =>
  [...document.fonts].map(({ family }) => family.replaceAll(/["']/g, ''));

/** The stylesheets in the page, which stay until the visitor withdraws consent. */
let links: HTMLLinkElement[] = [];

const addStylesheet = (href: string, onLoad?: () => void): void => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  if (onLoad) link.addEventListener('load', onLoad);
  link.addEventListener('error', () => {
    console.warn(`[azulejo] The fonts of ${href} could not be loaded. Texts keep their other fonts.`);
  });
  document.head.append(link);
  links.push(link);
};

let hasChecked = false;

const checkKit = (fonts: TypekitFont[]): void => {
  if (!hasChecked) reportAllMissing(missingFonts(fonts, familiesOfPage()));
  hasChecked = true;
};

const addStylesheets = ({ googleFamilies, typekitFonts, kitId }: FontSettings): void => {
  const { googleFonts, typekit } = Azulejo.config;
  if (googleFamilies.length > 0) addStylesheet(googleStylesheet(googleFamilies, googleFonts));
  if (typekitFonts.length > 0 && kitId)
    addStylesheet(typekitStylesheet(kitId, typekit), () => checkKit(typekitFonts));
};

const removeStylesheets = (): void => {
  for (const link of links) link.remove();
  links = [];
};

let hasStarted = false;

/**
 * Adds the stylesheets of the fonts that the site context names, once the policy or the visitor allows third parties, and
 * removes them when the visitor withdraws consent: texts then show in their other fonts.
 */
export const loadFonts = (): void => {
  if (hasStarted) return;
  hasStarted = true;
  const settings = readFontSettings(pageContext() as FontContext);
  for (const problem of settings.problems) console.warn(`[azulejo] ${problem}`);
  const update = (): void => {
    const isAllowed = consent.mayRequestThirdParty();
    if (isAllowed && links.length === 0) addStylesheets(settings);
    if (!isAllowed) removeStylesheets();
  };
  const stopFollowing = consent.onChange(update);
  Azulejo.onDestroy(() => {
    stopFollowing();
    removeStylesheets();
    hasStarted = false;
  });
  update();
};
