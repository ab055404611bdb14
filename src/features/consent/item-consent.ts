import { consent } from '.';

/** The items that the visitor has allowed on this page, with the address that each had then. */
const allowedItems = new WeakMap<Element, string>();

/** Whether the visitor has pressed the item's own button. */
export const isItemAllowed = (item: Element, address: string): boolean => allowedItems.get(item) === address;

/**
 * Whether an item of the page may request an address of a third party: everything is allowed, by the policy or by the
 * visitor's choice, or the visitor has pressed the item's own button.
 */
export const mayRequest = (item: Element, address: string): boolean =>
  consent.mayRequestThirdParty() || isItemAllowed(item, address);

/** Allows this item alone, until the visitor leaves the page. */
export const allowItem = (item: Element, address: string): void => void allowedItems.set(item, address);
