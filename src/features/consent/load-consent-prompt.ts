import { lazyImport } from '../../core/lazy-import';

/** The code that asks for consent to one item, and remembers the answer. */
export const consentPromptModule = lazyImport(() => import('./consent-prompt'));

export type ConsentPromptModule = typeof import('./consent-prompt');

/** A page may have a policy in its site context, whose JSON cannot be read for certain before the document is parsed. */
const mayHavePolicy = (): unknown =>
  globalThis.Azulejo?.consent ||
  globalThis.Azulejo?.context?.cookieSettings ||
  document.querySelector('[data-azulejo-context]');

/** Loads that code on a page that may have a cookie policy. Others may request third parties, and do without the code. */
export const loadConsentPrompt = (): Promise<ConsentPromptModule> | undefined =>
  mayHavePolicy() ? consentPromptModule.load() : undefined;

/** The other sites among these addresses, separated by spaces. What comes from the page's own site needs no consent. */
export const thirdPartiesIn = (addresses: string[]): string =>
  addresses
    .map((address) => new URL(address, document.baseURI).origin)
    .filter((origin) => origin !== globalThis.origin)
    .join(' ');
