import type { BlockHost } from '../../src/core/block-host';
import { writeHistory } from '../../src/core/util/write-history';
import type { PricingToggleSettings } from './schema';

export type PricingOption = PricingToggleSettings['selected'];

export const pricingOptions: PricingOption[] = ['left', 'right'];

/** Shows the page's content for an option, by the element's custom state; without an option, for both. */
export const showOption = ({ internals: { states } }: BlockHost, option?: PricingOption): void => {
  for (const one of pricingOptions) states[one === option ? 'add' : 'delete'](one);
};

/** The option that an element of the block's content belongs to; undefined for what shows with both. */
export const optionOf = (element: Element, host: Element): PricingOption | undefined => {
  const part = element.closest<HTMLElement>('[data-option]');
  return host.contains(part) ? pricingOptions.find((option) => option === part?.dataset.option) : undefined;
};

const parameterName = (host: Element): string => host.id || 'pricing';

/** The option in the page's address. */
export const readOptionFromAddress = (host: Element): PricingOption | undefined => {
  const value = new URLSearchParams(location.search).get(parameterName(host));
  return pricingOptions.find((option) => option === value);
};

/** Writes the option into the page's address, without a new entry in the history. */
export const writeOptionToAddress = (host: Element, option: PricingOption): void => {
  const url = new URL(location.href);
  url.searchParams.set(parameterName(host), option);
  writeHistory('replaceState', window.history.state, url);
};
