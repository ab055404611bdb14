import { useState, useSyncExternalStore } from 'react';

interface ItemConsentOptions {
  /** The code that asks for consent; undefined on a page without a cookie policy, where everything is allowed. */
  consentPrompt: Pick<typeof import('./consent-prompt'), 'consent' | 'mayRequest' | 'allowItem'> | undefined;
  /** The element that shows the third party's content. */
  item: Element;
  /** Address of the third party; undefined where there is nothing to request. */
  address: string | undefined;
}

const doNotSubscribe = () => () => {};

/**
 * Whether an item of the page may request an address of a third party, also after the visitor's choice has changed.
 * @returns whether it may, and a function with which the visitor allows this item alone
 */
export const useItemConsent = ({
  consentPrompt,
  item,
  address,
}: ItemConsentOptions): [isAllowed: boolean, allow: () => void] => {
  // The consent of one item has no event: the state renders the component again.
  const [allowedAddress, setAllowedAddress] = useState<string>();
  const mayRequest = useSyncExternalStore(
    consentPrompt?.consent.onChange ?? doNotSubscribe,
    () => !consentPrompt || !address || consentPrompt.mayRequest(item, address),
  );
  const allow = (): void => {
    if (!address) return;
    consentPrompt?.allowItem(item, address);
    setAllowedAddress(address);
  };
  return [mayRequest || allowedAddress === address, allow];
};
