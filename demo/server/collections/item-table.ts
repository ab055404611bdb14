import type { InArgs } from '@libsql/client';
import { productTypes } from '../../../src/features/enums/product-types';
import { priceOf, variantsOf } from '../commerce/product';
import { type Database, withTable } from '../database';
import { fold } from '../fold';
import { type Item, productOf } from './item';
import { type ListQuery, orders } from './list-query';

const itemTable = `CREATE TABLE IF NOT EXISTS collection_items (
  collection_id TEXT NOT NULL, id TEXT NOT NULL, url_id TEXT NOT NULL, position INTEGER NOT NULL,
  date INTEGER, end_date INTEGER, price_cents INTEGER, is_in_stock INTEGER NOT NULL,
  title_key TEXT NOT NULL, words TEXT NOT NULL, tags TEXT NOT NULL, categories TEXT NOT NULL, item TEXT NOT NULL,
  PRIMARY KEY (collection_id, id)
)`;
const versionTable =
  'CREATE TABLE IF NOT EXISTS collection_versions (collection_id TEXT PRIMARY KEY, version TEXT NOT NULL)';

/** One statement for all rows, as each statement of its own would wait for the disk. */
const insertRows = `INSERT OR REPLACE INTO collection_items SELECT
  value ->> 'collectionId', value ->> 'id', value ->> 'urlId', value ->> 'position', value ->> 'date', value ->> 'endDate',
  value ->> 'priceCents', value ->> 'isInStock', value ->> 'titleKey', value ->> 'words', value -> 'tags',
  value -> 'categories', value -> 'item' FROM json_each(?)`;

/** Types of products that can be sold out. */
const limitedTypes: number[] = [productTypes.physical, productTypes.service];

/** The lowest price, and whether a variant can be bought. */
function offerOf(item: Item) {
  const product = productOf(item);
  if (!product) return { priceCents: null, isInStock: 1 };
  const variants = variantsOf(product);
  const isLimited = limitedTypes.includes(product.structuredContent.productType);
  const isInStock = variants.some(({ unlimited, qtyInStock }) => !isLimited || unlimited || qtyInStock > 0);
  return { priceCents: Math.min(...variants.map(priceOf)), isInStock: isInStock ? 1 : 0 };
}

const rowOf = (item: Item, position: number) => {
  const { id, urlId, collectionId, title, excerpt, tags, categories } = item;
  return {
    ...{ id, urlId, collectionId, position, tags, categories, item },
    ...offerOf(item),
    date: item.startDate ?? item.publishOn ?? null,
    endDate: item.endDate ?? item.startDate ?? null,
    titleKey: fold(title),
    words: fold([title, excerpt.replace(/<[^>]*>/g, ' '), ...tags, ...categories].join(' ')),
  };
};

/** A part of SQL's WHERE with its values. */
type Condition = [sql: string, ...values: (string | number)[]];

const hasValue = (column: string): string =>
  `EXISTS (SELECT 1 FROM json_each(${column}) WHERE value = ? COLLATE NOCASE)`;

function conditionsOf(query: ListQuery): Condition[] {
  const { tag, category, search, minCents, maxCents, isInStock, from, to, when } = query;
  const conditions: Condition[] = [];
  if (tag) conditions.push([hasValue('tags'), tag]);
  if (category) conditions.push([hasValue('categories'), category]);
  for (const word of search.split(/\s+/).filter(Boolean)) conditions.push(['instr(words, ?) > 0', word]);
  if (minCents !== undefined) conditions.push(['price_cents >= ?', minCents]);
  if (maxCents !== undefined) conditions.push(['price_cents <= ?', maxCents]);
  if (isInStock) conditions.push(['is_in_stock = 1']);
  if (from !== undefined) conditions.push(['end_date >= ?', from]);
  if (to !== undefined) conditions.push(['date <= ?', to]);
  if (when) conditions.push([`(end_date IS NULL OR end_date ${when === 'past' ? '<' : '>='} ?)`, Date.now()]);
  return conditions;
}

const parseItem = ({ item }: Record<string, unknown>): Item => JSON.parse(String(item));

/** The items of all collections, in the database. */
export function createItemTable(database: Database) {
  const run = withTable(database, itemTable);
  const runVersions = withTable(database, versionTable);

  /** A WHERE for the items of these collections that `query` asks for. */
  const where = (collectionIds: string[], query?: ListQuery): { sql: string; args: InArgs } => {
    const conditions = query ? conditionsOf(query) : [];
    const places = collectionIds.map(() => '?').join(', ');
    const sql = [`collection_id IN (${places})`, ...conditions.map(([text]) => text)].join(' AND ');
    return { sql, args: [...collectionIds, ...conditions.flatMap(([, ...values]) => values)] };
  };

  return {
    async versionOf(collectionId: string): Promise<string | undefined> {
      const [row] = await runVersions('SELECT version FROM collection_versions WHERE collection_id = ?', [
        collectionId,
      ]);
      return row && String(row.version);
    },

    /** Makes these the items of a collection. A visitor who asks meanwhile finds the old items or the new ones. */
    async replace(
      collectionId: string,
      { version, items }: { version: string; items: Item[] },
    ): Promise<void> {
      await run(insertRows, [JSON.stringify(items.map(rowOf))]);
      await run(
        'DELETE FROM collection_items WHERE collection_id = ? AND id NOT IN (SELECT value FROM json_each(?))',
        [collectionId, JSON.stringify(items.map(({ id }) => id))],
      );
      await runVersions('INSERT OR REPLACE INTO collection_versions VALUES (?, ?)', [collectionId, version]);
    },

    /** A page of the items that `query` asks for, and the number of all of them. */
    async list(collectionIds: string[], query: ListQuery): Promise<{ items: Item[]; itemCount: number }> {
      const { sql, args } = where(collectionIds, query);
      const { page, pageSize, sort = '' } = query;
      const order = orders[sort] ?? 'collection_id, position';
      const [rows, [all]] = await Promise.all([
        run(
          `SELECT item FROM collection_items WHERE ${sql} ORDER BY ${order} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
          args,
        ),
        run(`SELECT count(*) AS count FROM collection_items WHERE ${sql}`, args),
      ]);
      return { items: rows.map(parseItem), itemCount: Number(all?.count) };
    },

    async find(collectionId: string, urlId: string): Promise<Item | undefined> {
      const [row] = await run('SELECT item FROM collection_items WHERE collection_id = ? AND url_id = ?', [
        collectionId,
        urlId,
      ]);
      return row && parseItem(row);
    },

    async findById(collectionId: string, id: string): Promise<Item | undefined> {
      const [row] = await run('SELECT item FROM collection_items WHERE collection_id = ? AND id = ?', [
        collectionId,
        id,
      ]);
      return row && parseItem(row);
    },

    /** All tags or categories of the collections, in the order of the alphabet. */
    async valuesOf(column: 'tags' | 'categories', collectionIds: string[]): Promise<string[]> {
      const { sql, args } = where(collectionIds);
      const rows = await run(
        `SELECT DISTINCT value FROM collection_items, json_each(${column}) WHERE ${sql}`,
        args,
      );
      return rows.map(({ value }) => String(value)).sort((one, other) => one.localeCompare(other, 'es'));
    },
  };
}
