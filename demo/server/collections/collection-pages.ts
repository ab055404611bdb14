import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { pageTypes } from '../../../src/features/enums/page-types';
import { findFile } from '../find-file';
import type { FinishPage } from '../site/finish-page';
import type { CollectionPage, Collections } from './collections';
import { fillTemplate } from './fill-template';
import type { Item } from './item';
import { articleOf, contentOf } from './item-html';
import { pageAddress } from './list-query';

interface CollectionPagesOptions {
  /** Folder of the repository. */
  root: string;
  collections: Collections;
  finishPage: FinishPage;
}

const templateFolder = 'plantillas';

/** The answer to `?format=json`, as the hosted builder shapes it. */
function answerOf(
  { collection, items, query, itemCount, pageCount, tags, categories }: CollectionPage,
  url: string,
) {
  const { page, pageSize } = query;
  const next = page < pageCount ? { nextPage: true, nextPageUrl: pageAddress(url, page + 1) } : {};
  const previous = page > 1 ? { prevPage: true, prevPageUrl: pageAddress(url, page - 1) } : {};
  const { id, title, description, typeName, urlId } = collection;
  return {
    collection: { id, title, description, typeName, fullUrl: `/sitio/${urlId}`, tags, categories },
    items,
    pagination: { ...next, ...previous, page, pageSize, pageCount, itemCount },
  };
}

const pageLinks = ({ query: { page }, pageCount }: CollectionPage, url: string) => {
  const previous =
    page > 1 && html`<a rel="prev" href="${pageAddress(url, Math.min(page - 1, pageCount))}">Anteriores</a>`;
  const next = page < pageCount && html`<a rel="next" href="${pageAddress(url, page + 1)}">Siguientes</a>`;
  return pageCount > 1 || page > 1
    ? html`<nav aria-label="Páginas">${previous} <span>Página ${page} de ${pageCount}</span> ${next}</nav>`
    : html``;
};

/** Links to the list of each tag or category, for visitors without a script. */
const valueLinks = (name: 'tag' | 'category', values: string[], path: string) =>
  values.map(
    (value) =>
      html`<li><a rel="${name}" href="${path}?${name}=${encodeURIComponent(value)}">${value}</a></li>`,
  );

/**
 * The lists of the small site and the pages of their items, as HTML and, with `?format=json`, as data. A list is the page
 * `demo/sitio/<collection>.html`, else `demo/sitio/plantillas/lista.html`, with the names in {{braces}} filled in.
 */
export function createCollectionPages({ root, collections, finishPage }: CollectionPagesOptions): Hono {
  const folder = join(root, 'demo', 'sitio');

  const readTemplate = async (...names: string[]): Promise<string | undefined> => {
    for (const name of names) {
      const file = await findFile(folder, name);
      if (file) return readFile(file.absolutePath, 'utf8');
    }
    return undefined;
  };

  const listValues = (page: CollectionPage, url: string) => ({
    title: page.collection.title,
    description: page.collection.description,
    typeName: page.collection.typeName,
    src: `/sitio/${page.collection.urlId}?format=json`,
    items: html`${page.items.map(articleOf)}`,
    pages: pageLinks(page, url),
    categories: html`${valueLinks('category', page.categories, new URL(url).pathname)}`,
    tags: html`${valueLinks('tag', page.tags, new URL(url).pathname)}`,
    count: `${page.itemCount}`,
  });

  const itemValues = (item: Item, collection: { title: string; urlId: string }) => ({
    title: item.title,
    collection: collection.title,
    list: `/sitio/${collection.urlId}`,
    content: contentOf(item),
  });

  const pages = new Hono();

  pages.get('/:collection', async (c, next) => {
    const urlId = c.req.param('collection').replace(/\.html$/, '');
    const page = await collections.list(urlId, c.req.query());
    if (!page) return next();
    if (c.req.query('format') === 'json') {
      c.header('Cache-Control', 'private, no-store');
      return c.json(answerOf(page, c.req.url));
    }
    const template = await readTemplate(`${urlId}.html`, `${templateFolder}/lista.html`);
    if (!template) return next();
    const { id, title } = page.collection;
    const list = fillTemplate(template, listValues(page, c.req.url));
    return c.html(await finishPage(c, list, { pageType: pageTypes.collection, collection: { id, title } }));
  });

  pages.get('/:collection/:item', async (c, next) => {
    const { collection: urlId, item: itemUrlId } = c.req.param();
    const found = await collections.find(urlId, itemUrlId);
    if (!found) return next();
    const { collection, item } = found;
    const { id, title } = collection;
    if (c.req.query('format') === 'json') return c.json({ collection: { id, title }, item });
    const template = await readTemplate(`${templateFolder}/elemento.html`);
    if (!template) return next();
    const page = fillTemplate(template, itemValues(item, collection));
    return c.html(
      await finishPage(c, page, {
        pageType: pageTypes.contentItem,
        collection: { id, title },
        item: { id: item.id },
      }),
    );
  });

  return pages;
}
