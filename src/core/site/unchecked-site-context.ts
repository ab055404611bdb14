import { mountedElements } from '../mounted-elements';
import { contentLoaded } from '../util/content-loaded';
import { isObject } from '../util/is-object';

/**
 * Stands in for a context that cannot be read. Its cookie policy may have been a restrictive one, and counts as such
 * (src/features/consent/policy.ts).
 */
const unreadableContext = { isUnreadable: true };

/**
 * The JSON of the page's script, also while the document is still being parsed; an empty context on a page without one.
 * @param onError called for JSON that is malformed or no object, which `unreadableContext` replaces
 */
export const readContextScript = (onError?: (found: unknown) => void): Record<string, unknown> => {
  const script = document.querySelector<HTMLScriptElement>('[data-azulejo-context]');
  let found: unknown;
  try {
    found = JSON.parse(script?.text ?? '{}');
    if (isObject(found)) return found;
  } catch (error) {
    found = error;
  }
  onError?.(found);
  return unreadableContext;
};

const logUnreadable = (found: unknown): void =>
  console.error(
    '[azulejo] The site context is left out, expected a JSON object. Cookies and third parties wait for the visitor’s consent.',
    found,
  );

const currentContext = (): Record<string, unknown> => {
  const api = globalThis.Azulejo;
  if (!api?.context && document.readyState !== 'loading') {
    const context = readContextScript(logUnreadable);
    if (!api) return context;
    api.context = context;
  }
  return api?.context ?? {};
};

/** The first context that was read before `DOMContentLoaded`, as JSON. */
let earlyContext: string | undefined;

/** Until `DOMContentLoaded`, the parser may find the context, and scripts may set another: then blocks read it again. */
const updateBlocksIfReplaced = async (context: Record<string, unknown>): Promise<void> => {
  if (earlyContext) return;
  const loaded = contentLoaded();
  if (!loaded) return;
  earlyContext = JSON.stringify(context);
  await loaded;
  if (JSON.stringify(currentContext()) !== earlyContext)
    for (const element of mountedElements) element.update();
};

/**
 * The site context as the page has it, unchecked: `Azulejo.context`, which the first call after the document has been
 * parsed reads from the page's JSON. Before that, only a script can have set it.
 */
export const uncheckedSiteContext = (): Record<string, unknown> => {
  const context = currentContext();
  updateBlocksIfReplaced(context);
  return context;
};

/** Whether the page has a site context, also one that is too early to read. */
const hasContext = (): boolean =>
  !!document.querySelector('[data-azulejo-context]') || Object.keys(uncheckedSiteContext()).length > 0;

/**
 * Whether the page has a cookie banner, or may have one further on in a document that is still being parsed. The banner may
 * hold the site's cookie policy, in any of the ways to give a block settings.
 */
export const mayHaveBanner = (): boolean =>
  document.readyState === 'loading' ||
  !!document.querySelector('az-cookie-banner, [data-az="cookie-banner"]');

/** Whether a cookie policy may hold requests to third parties back. Known at `DOMContentLoaded`. */
export const mayHavePolicy = async (): Promise<boolean> => {
  await contentLoaded();
  return !!globalThis.Azulejo?.consent || mayHaveBanner() || hasContext();
};
