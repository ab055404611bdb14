import type { SiteContext } from '../../core/site/schema';
import { pageTypes } from '../enums/page-types';

/** The blocks that a type of page is made for. */
const blocksOfPages: Record<number, string> = {
  [pageTypes.cart]: 'az-cart',
  [pageTypes.cartV2]: 'az-cart',
  [pageTypes.reviewsRequest]: 'az-review-form',
};

/** Puts the block of this type of page into the page's content, unless the page has one. */
export const addPageBlock = ({ pageType = 0 }: SiteContext): void => {
  const tag = blocksOfPages[pageType];
  if (tag && !document.querySelector(tag))
    (document.querySelector('main') ?? document.body).append(document.createElement(tag));
};
