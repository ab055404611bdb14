import { useOptionalStore } from '../../hooks/use-optional-store';

/** The check for an item's consent, in a module that only pages with a cookie policy load. */
type ConsentCheck = Pick<typeof import('./consent-prompt'), 'mayRequest' | 'subscribeToConsent'>;

/**
 * Whether a block may request an address now. True without a policy, and without an address of a third party.
 * @param consent undefined on a page without a policy
 * @param address undefined or "" where there is nothing to ask for
 */
export const useMayRequest = (
  consent: ConsentCheck | undefined,
  host: Element,
  address: string | undefined,
): boolean =>
  useOptionalStore(
    consent && address
      ? { subscribe: consent.subscribeToConsent, getSnapshot: () => consent.mayRequest(host, address) }
      : undefined,
    true,
  );
