import type { SiteContext } from '../core/site/site-context-types';
import { isObject } from '../core/util/is-object';
import { manifest } from './manifest';
import type { Feature } from './page-features';

interface ContextFeature extends Feature {
  /** @param json the context as text */
  isNeeded(json: string): boolean;
}

const features: ContextFeature[] = [
  {
    // An account, the owners' Escape key, or a type of page that is made for one block. The numbers repeat those of
    // src/features/site/page-blocks.ts; test/unit/site/page-types.test.ts compares them.
    isNeeded: (json) =>
      /"(authenticatedAccount|siteUser)"\s*:\s*[{]/.test(json) ||
      /"useEscapeKeyToLogin"\s*:\s*"?true/.test(json) ||
      /"pageType"\s*:\s*"?(103|105|106|200|205|209)\b/.test(json) ||
      /[?&]logout=true\b/.test(location.search),
    module: 'site',
    apply: 'startSite',
  },
  {
    isNeeded: (json) => /"(google|typekit)Fonts"\s*:\s*[[{"]\s*[^\]}\s]/.test(json),
    module: 'fonts',
    apply: 'loadFonts',
  },
  {
    // Visit analytics, which wait until the page is idle, and check the site and the consent themselves.
    isNeeded: (json) =>
      /"website"\s*:\s*[{][\s\S]*"id"/.test(json) && globalThis.Azulejo?.config.tracking !== 'off',
    module: 'tracking',
    apply: 'start',
  },
];

/**
 * The context as text. Searching the text is enough to decide which modules and blocks to load; they read the context themselves.
 * @param context the value that a script has set as `Azulejo.context`
 */
export const contextJson = (context: unknown): string =>
  context ? JSON.stringify(context) : (document.querySelector('[data-azulejo-context]')?.textContent ?? '');

/** Parses the context; undefined where it cannot be read. The first block or module that reads it logs the error. */
export const parseContext = (json: string): SiteContext | undefined => {
  try {
    const context: unknown = JSON.parse(json);
    return isObject(context) ? context : undefined;
  } catch {
    return undefined;
  }
};

/** The modules that the page needs before any block has loaded. */
export const contextFeatures = (json: string): ContextFeature[] =>
  features.filter(({ isNeeded }) => isNeeded(json));

/** Names of the blocks that the page needs although it may have no element of theirs. */
export const contextBlocks = (json: string): string[] =>
  Object.entries(manifest.blocks).flatMap(([name, { contextPattern }]) =>
    contextPattern && RegExp(contextPattern).test(json) ? [name] : [],
  );
