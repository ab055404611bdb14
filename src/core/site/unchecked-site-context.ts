import { mountedElements } from '../mounted-elements';
import { contentLoaded } from '../util/content-loaded';
import { isObject } from '../util/is-object';

/**
 * Replaces a context that cannot be read. The real one may have had a restrictive cookie policy, so consent treats it as
 * restrictive (src/features/consent/policy.ts).
 */
const unreadableContext = { isUnreadable: true };

/**
 * Reads the JSON of the page's script, even while the document is still being parsed. An empty context on a page without such a
 * script.
 * @param onError called with the parse error, or with the parsed value if it is not an object; the result is then
 * `unreadableContext`
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

/** The context of a page without `Azulejo`. */
let contextWithoutApi: Record<string, unknown> | undefined;

const currentContext = (): Record<string, unknown> => {
  const api = globalThis.Azulejo;
  if (api?.context) return api.context;
  if (document.readyState === 'loading') return {};
  const context = contextWithoutApi ?? readContextScript(logUnreadable);
  if (api) api.context = context;
  else contextWithoutApi = context;
  return context;
};

/** The first context that was read before `DOMContentLoaded`, as JSON. */
let earlyContext: string | undefined;

/**
 * At `DOMContentLoaded`, updates all blocks if the context is not the one that they have read: until then the parser may find it,
 * and scripts may set another one.
 */
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
 * The site context as the page wrote it, unchecked: `Azulejo.context`. The first call after the document has been parsed reads it
 * from the page's JSON. Before that, the context is empty unless a script has set it.
 */
export const uncheckedSiteContext = (): Record<string, unknown> => {
  const context = currentContext();
  updateBlocksIfReplaced(context);
  return context;
};

/** Whether the page has a site context, even if it cannot be read yet. */
const hasContext = (): boolean =>
  !!document.querySelector('[data-azulejo-context]') || Object.keys(uncheckedSiteContext()).length > 0;

/**
 * Whether the page has a cookie banner, or may get one because the document is still being parsed. The settings of the banner may
 * hold the site's cookie policy.
 */
export const mayHaveBanner = (): boolean =>
  document.readyState === 'loading' ||
  !!document.querySelector('az-cookie-banner, [data-az="cookie-banner"]');

/** Resolves at `DOMContentLoaded` with whether the page may have a cookie policy that blocks requests to third parties. */
export const mayHavePolicy = async (): Promise<boolean> => {
  await contentLoaded();
  return !!globalThis.Azulejo?.consent || mayHaveBanner() || hasContext();
};
