import { hasOwnHandler } from '../../../../core/builder-scripts';
import { isBuilderAddress, leadsNowhere } from '../../addresses';
import { stringOf } from '../../parse-data';
import type { Reason } from '../../reasons';
import { blockJson } from '../block-json';
import type { Read } from '../kind';

const needs: Reason = {
  why: 'Donations need a server with a donate page (/checkout/donate): data-api on the script tag. Or put a link to the service that you use in the place of the button.',
  key: 'donationServer',
};

/** Whether an address is the builder's page for donations, which no saved site has. */
const isDonatePage = (address: string): boolean =>
  /\/checkout\/donate\b/.test(address) || isBuilderAddress(address);

/** Whether the owner has given the button a link or a script of their own. */
const isOwn = (button: Element, address: string): boolean =>
  hasOwnHandler(button) || (!leadsNowhere(address) && !isDonatePage(address));

/** The button of a donation block. The texts around it stay where they are. */
export const readDonation: Read = (element) => {
  if (element.parentElement?.closest('[data-donate-page-id]')) return undefined;
  const button = element.matches('a, button') ? element : (element.querySelector('a, button') ?? element);
  const address = button.getAttribute('href')?.trim() ?? '';
  if (isOwn(button, address)) return undefined;
  const id =
    element.getAttribute('data-donate-page-id') ??
    button.getAttribute('data-donate-page-id') ??
    /[?&]donatePageId=([\w-]+)/.exec(address)?.[1] ??
    stringOf(blockJson(element)?.donatePageId);
  if (!id)
    return {
      why: 'The id of its donate page is not in the page. Put a link to the service that you use in the place of the button.',
      key: 'donationPage',
    };
  return {
    target: button,
    attributes: { 'donate-page-id': id },
    needs,
    content() {
      // The block gives the link the address at the owner's server.
      button.removeAttribute('href');
      return [button];
    },
  };
};
