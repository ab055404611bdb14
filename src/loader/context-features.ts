import { manifest } from './manifest';
import type { Feature } from './page-features';

interface ContextFeature extends Feature {
  /** Patterns in the context's JSON that ask for the module. */
  patterns: RegExp[];
  /** Matches the page's query. */
  query?: RegExp;
}

const features: ContextFeature[] = [
  {
    // An account, the key for owners, or a page that is made for one block.
    patterns: [
      /"(authenticatedAccount|siteUser)"\s*:\s*[{]/,
      /"useEscapeKeyToLogin"\s*:\s*"?true/,
      /"pageType"\s*:\s*"?(103|105|106|200|205|209)\b/,
    ],
    query: /[?&]logout=true\b/,
    module: 'site',
    apply: 'startSite',
  },
  { patterns: [/"(google|typekit)Fonts"\s*:\s*[[{"]\s*[^\]}\s]/], module: 'fonts', apply: 'loadFonts' },
];

/**
 * The context as text. A search in it is enough to load modules and blocks, which read the context themselves.
 * @param context what a script has set as `Azulejo.context`
 */
export const contextJson = (context: unknown): string =>
  context ? JSON.stringify(context) : (document.querySelector('[data-azulejo-context]')?.textContent ?? '');

/** The modules that the page needs before any block has loaded. */
export const contextFeatures = (json: string): ContextFeature[] =>
  features.filter(
    ({ patterns, query }) => patterns.some((pattern) => pattern.test(json)) || query?.test(location.search),
  );

/** Names of the blocks that the page needs although it may have no element of theirs. */
export const contextBlocks = (json: string): string[] =>
  Object.entries(manifest.blocks).flatMap(([name, { contextPattern }]) =>
    contextPattern && RegExp(contextPattern).test(json) ? [name] : [],
  );
