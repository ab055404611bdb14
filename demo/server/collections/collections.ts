import type { Products } from '../commerce/products';
import type { Database } from '../database';
import { type Collection, createDefinitions } from './definitions';
import { type Item, itemId, type Seed } from './item';
import { createItemTable } from './item-table';
import type { Likes } from './likes';
import { type ListQuery, readListQuery } from './list-query';

interface CollectionsOptions {
  database: Database;
  products: Products;
  likes: Likes;
}

export interface CollectionPage {
  collection: Pick<Collection, 'id' | 'urlId' | 'title' | 'description' | 'typeName'>;
  items: Item[];
  query: ListQuery;
  /** Number of the items of all pages. */
  itemCount: number;
  pageCount: number;
  tags: string[];
  categories: string[];
}

const itemOf = (seed: Seed, { id: collectionId, urlId, recordType }: Collection, index: number): Item => ({
  id: itemId(collectionId, index),
  collectionId,
  recordType,
  fullUrl: `/sitio/${urlId}/${seed.urlId}`,
  excerpt: '',
  body: '',
  assetUrl: '',
  originalSize: '',
  alt: '',
  tags: [],
  categories: [],
  likeCount: 0,
  commentCount: 0,
  ...seed,
});

/** All items of the site except those for load tests, for its search. */
export const siteIndex = {
  id: '65b000000000000900000000',
  urlId: 'indice',
  title: 'Todo el sitio',
  description: 'El blog, la tienda, los muros y los eventos.',
  typeName: 'blog',
  pageSize: 500,
} as const;
const notInIndex = 'muchos';

/** The collections of the small site: lists, single items, and the seeds that make them. */
export function createCollections({ database, products, likes }: CollectionsOptions) {
  const definitions = createDefinitions(products);
  const table = createItemTable(database);
  /** Collection -> resolves when its items are written. Simultaneous calls share one run. */
  const writing = new Map<Collection, Promise<void>>();

  async function writeSeeds(collection: Collection): Promise<void> {
    const { version, items } = await collection.seed();
    if ((await table.versionOf(collection.id)) === version) return;
    const written = items().map((seed, index) => itemOf(seed, collection, index));
    await table.replace(collection.id, { version, items: written });
  }

  function ensureSeeds(collection: Collection): Promise<void> {
    const running =
      writing.get(collection) ?? writeSeeds(collection).finally(() => writing.delete(collection));
    writing.set(collection, running);
    return running;
  }

  const membersOf = (urlId: string): Collection[] =>
    urlId === siteIndex.urlId
      ? definitions.filter((one) => one.urlId !== notInIndex)
      : definitions.filter((one) => one.urlId === urlId);

  /**
   * A page of a collection.
   * @param urlId the last step of its address: `blog`; `indice` for all of the site
   * @param parameters of its address
   * @returns undefined where there is no such collection
   */
  async function list(
    urlId: string,
    parameters: Record<string, string>,
  ): Promise<CollectionPage | undefined> {
    const members = membersOf(urlId);
    const collection = urlId === siteIndex.urlId ? siteIndex : members[0];
    if (!collection) return undefined;
    for (const member of members) await ensureSeeds(member);
    const query = readListQuery(parameters, collection.pageSize);
    const ids = members.map(({ id }) => id);
    const [{ items, itemCount }, tags, categories] = await Promise.all([
      table.list(ids, query),
      table.valuesOf('tags', ids),
      table.valuesOf('categories', ids),
    ]);
    return {
      collection,
      items: await likes.addCounts(items),
      query,
      itemCount,
      pageCount: Math.ceil(itemCount / query.pageSize),
      tags,
      categories,
    };
  }

  return {
    list,

    /** As `list`, for the collection with this id. */
    async listById(id: string, parameters: Record<string, string>): Promise<CollectionPage | undefined> {
      const collection = definitions.find((one) => one.id === id);
      return collection && list(collection.urlId, parameters);
    },

    /** The item with this address, and its collection. */
    async find(
      urlId: string,
      itemUrlId: string,
    ): Promise<{ collection: Collection; item: Item } | undefined> {
      const collection = definitions.find((one) => one.urlId === urlId);
      if (!collection) return undefined;
      await ensureSeeds(collection);
      const stored = await table.find(collection.id, itemUrlId);
      const [item] = stored ? await likes.addCounts([stored]) : [];
      return item && { collection, item };
    },

    /** The item of any collection with this id, without the likes of visitors. */
    async findById(id: string): Promise<Item | undefined> {
      for (const collection of definitions) {
        await ensureSeeds(collection);
        const item = await table.findById(collection.id, id);
        if (item) return item;
      }
      return undefined;
    },
  };
}

export type Collections = ReturnType<typeof createCollections>;
