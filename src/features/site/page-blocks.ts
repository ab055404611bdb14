import type { CheckedSiteContext } from '../../core/site/check-site-context';
import { pageTypes } from '../enums/page-types';
import { currentAccount } from './current-account';

/** The blocks that a type of page is made for. */
const blocksOfPages: Record<number, string> = {
  [pageTypes.lockScreen]: 'az-lock-screen',
  [pageTypes.cart]: 'az-cart',
  [pageTypes.cartV2]: 'az-cart',
  [pageTypes.reviewsRequest]: 'az-review-form',
};

/** Where members sign in. */
const signInBlocks = 'az-login, az-member-area';

/**
 * Whether the page is for members and its content is missing, because the server keeps it back. Its visitors sign in, and the
 * page loads again. If the signed-in account may not read the page, visitors can take another one.
 */
const needsSignIn = (pageType: number): boolean =>
  pageType === pageTypes.memberAreaAccessDenied ||
  (pageType === pageTypes.protectedContent && !currentAccount());

const createSignIn = (): HTMLElement => {
  const login = document.createElement('az-login');
  // The whole address: a path such as `//host/` would lead to another host. Without its hash, as the page loads again.
  login.setAttribute('redirect', location.href.replace(/#.*/, ''));
  return login;
};

const createPageBlock = (pageType: number): HTMLElement | undefined => {
  if (needsSignIn(pageType)) return document.querySelector(signInBlocks) ? undefined : createSignIn();
  const tag = blocksOfPages[pageType];
  return tag && !document.querySelector(tag) ? document.createElement(tag) : undefined;
};

/** Puts the block of this type of page into the page's content, unless the page has one. */
export const addPageBlock = ({ pageType = 0 }: CheckedSiteContext): void => {
  const block = createPageBlock(pageType);
  if (block) (document.querySelector('main') ?? document.body).append(block);
};
