import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { FinishPage } from '../site/finish-page';
import { type Collections, siteIndex } from './collections';
import { fillTemplate } from './fill-template';
import { articleOf } from './item-html';

interface SearchPageOptions {
  /** Folder of the repository. */
  root: string;
  collections: Collections;
  finishPage: FinishPage;
}

const maxResults = 50;

/** `/search?q=`: the items of the small site with the words of the query, for visitors without a script. */
export function createSearchPage({ root, collections, finishPage }: SearchPageOptions): Hono {
  const pages = new Hono();

  pages.get('/search', async (c) => {
    const query = c.req.query('q')?.trim() ?? '';
    const found = query
      ? await collections.list(siteIndex.urlId, { q: query, pageSize: `${maxResults}` })
      : undefined;
    const count = found?.itemCount ?? 0;
    const summary = !query ? '' : count ? `Resultados: ${count}` : `No hay resultados para «${query}».`;
    const template = await readFile(join(root, 'demo/sitio/plantillas/busqueda.html'), 'utf8');
    const page = fillTemplate(template, {
      query,
      summary,
      items: html`${(found?.items ?? []).map(articleOf)}`,
    });
    return c.html(await finishPage(c, page));
  });

  return pages;
}
