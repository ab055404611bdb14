import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { escapeHtml } from '../../build/html';
import { editModeCookie } from '../../config/shared';
import type { Accounts } from '../accounts/accounts';
import { completePage } from '../accounts/page-context';
import { hasUnlockedPage, sessionOf } from '../accounts/session-cookie';
import type { HeaderFooterStore } from './header-footer';
import { frameSitePage } from './site-frame';

/** The text of `<span data-site-title>` in the header of a page. */
const siteTitle = /(<span\b[^>]*\bdata-site-title\b[^>]*>)[^<]*(<\/span>)/;

/** Whether the page is for the frame of the configuration area, whose panel is in edit mode. */
const isEdited = (c: Context): boolean =>
  c.req.header('Sec-Fetch-Dest') === 'iframe' && getCookie(c, editModeCookie) === 'true';

/** @param context further fields of the site context: the collection and the item that the page shows */
export type FinishPage = (c: Context, page: string, context?: object) => Promise<string>;

interface FinishPageOptions {
  accounts: Accounts;
  headerFooter: HeaderFooterStore;
}

/**
 * Completes a page of the small site for its visitor: header and footer, the person who is signed in, the saved title of the site,
 * and whether the page is being edited. The page is for this visitor only, so that no cache may store it.
 */
export const createFinishPage =
  ({ accounts, headerFooter }: FinishPageOptions): FinishPage =>
  async (c, page, context) => {
    const [session, hasUnlocked, { header }] = await Promise.all([
      sessionOf(c, accounts),
      hasUnlockedPage(c, accounts),
      headerFooter.read(),
    ]);
    c.header('Cache-Control', 'private, no-store');
    const completed = completePage(frameSitePage(page, c.req.url), { session, hasUnlocked, context });
    const title = typeof header.siteTitle === 'string' ? header.siteTitle.trim() : '';
    const titled = title
      ? completed.replace(siteTitle, (_, start, end) => start + escapeHtml(title) + end)
      : completed;
    return isEdited(c) ? titled.replace('<html', '<html data-azulejo-editor') : titled;
  };
