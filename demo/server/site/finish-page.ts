import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { escapeHtml } from '../../build/html';
import { editModeCookie } from '../../config/shared';
import type { HeaderFooterStore } from './header-footer';

/** The text of `<span data-site-title>` in the header of a page. */
const siteTitle = /(<span\b[^>]*\bdata-site-title\b[^>]*>)[^<]*(<\/span>)/;

/** Whether the page is for the frame of the configuration area, whose panel is in edit mode. */
const isEdited = (c: Context): boolean =>
  c.req.header('Sec-Fetch-Dest') === 'iframe' && getCookie(c, editModeCookie) === 'true';

export type FinishPage = (c: Context, page: string) => Promise<string>;

/** Puts the saved title of the site into a page, and says in the page that it is being edited. */
export const createFinishPage =
  (headerFooter: HeaderFooterStore): FinishPage =>
  async (c, page) => {
    const { header } = await headerFooter.read();
    const title = typeof header.siteTitle === 'string' ? header.siteTitle.trim() : '';
    const titled = title ? page.replace(siteTitle, (_, start, end) => start + escapeHtml(title) + end) : page;
    return isEdited(c) ? titled.replace('<html', '<html data-azulejo-editor') : titled;
  };
