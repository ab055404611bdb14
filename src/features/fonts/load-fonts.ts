import { uncheckedSiteContext } from '../../core/site/unchecked-site-context';
import { consent } from '../consent';
import {
  type FontContext,
  type FontSettings,
  googleStylesheet,
  missingFonts,
  readFontSettings,
  removedFonts,
  type TypekitFont,
  typekitStylesheet,
} from './font-settings';

/** The document, with the errors of missing fonts that were fired as `az-error`, for visit analytics that start later. */
export type DocumentWithFonts = Document & { missingFontErrors?: Error[] };

/** Logs the fonts, and reports them to the page and, where visits are counted, to the site's server. */
const reportMissing = (names: string[]): void => {
  const page: DocumentWithFonts = document;
  for (const name of names) {
    const error = Error(`Requested font no longer in Typekit: ${name}`);
    page.missingFontErrors = [...(page.missingFontErrors ?? []), error];
    console.error('[azulejo]', error.message);
    page.dispatchEvent(new CustomEvent('az-error', { bubbles: true, detail: { error, block: 'fonts' } }));
  }
};

/** The families of the page's stylesheets, without the quotes that engines add. */
const familiesOfPage = (): string[] =>
  [...document.fonts].map(({ family }) => family.replaceAll(/["']/g, ''));

/** The stylesheets in the page, which stay until the visitor withdraws consent. */
let links: HTMLLinkElement[] = [];

const addStylesheet = (href: string, onLoad = () => {}): void => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.addEventListener('load', onLoad);
  link.addEventListener('error', () => {
    console.warn(`[azulejo] The fonts of ${href} could not be loaded. Texts keep their other fonts.`);
  });
  document.head.append(link);
  links.push(link);
};

let hasChecked = false;

const checkKit = (fonts: TypekitFont[]): void => {
  if (!hasChecked) reportMissing(missingFonts(fonts, familiesOfPage()));
  hasChecked = true;
};

const addStylesheets = ({ googleFamilies, typekitFonts, kitId }: FontSettings): void => {
  const { googleFonts, typekit } = globalThis.Azulejo?.config ?? {};
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
 * Adds the stylesheets of the fonts that the site context names, once the policy or the visitor allows third parties. Removes
 * them when the visitor withdraws consent: texts then show in their fallback fonts.
 */
export const loadFonts = (): void => {
  if (hasStarted) return;
  hasStarted = true;
  const settings = readFontSettings(uncheckedSiteContext() as FontContext);
  for (const problem of settings.problems) console.warn(`[azulejo] ${problem}`);
  reportMissing(removedFonts(settings.typekitFonts));
  const update = (): void => {
    const isAllowed = consent.mayRequestThirdParty();
    if (isAllowed && links.length === 0) addStylesheets(settings);
    if (!isAllowed) removeStylesheets();
  };
  const stopFollowing = consent.onChange(update);
  globalThis.Azulejo?.onDestroy(() => {
    stopFollowing();
    removeStylesheets();
    hasStarted = false;
    hasChecked = false;
    delete (document as DocumentWithFonts).missingFontErrors;
  });
  update();
};
