import * as v from 'valibot';
import type { Database } from '../database';
import { catalogue } from './catalogue';
import { type Product, productSchema } from './product';
import { withTable } from './with-table';

interface ProductsOptions {
  database: Database;
  /** Settings of the `<az-product>`s of the demo's pages; they come before the catalogue. */
  readPages(): Promise<object[]>;
}

/** Something of which a number is wanted, or sold. */
export interface Wanted {
  itemId: string;
  sku: string;
  quantity: number;
}

/** Somebody may be writing the pages. */
const pagesFreshMs = 1000;

const table = `CREATE TABLE IF NOT EXISTS sold (
  item_id TEXT NOT NULL, sku TEXT NOT NULL, quantity INTEGER NOT NULL, PRIMARY KEY (item_id, sku)
)`;

/** What can be bought. What pages and catalogue say of the stock is what it was at first; what has been sold is stored. */
export function createProducts({ database, readPages }: ProductsOptions) {
  const run = withTable(database, table);

  let products: Promise<Product[]> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  function known(): Promise<Product[]> {
    const now = Date.now();
    if (!products || now - readAt > pagesFreshMs) {
      products = readPages().then((items) => productsOf([...catalogue, ...items]));
      readAt = now;
    }
    return products;
  }

  async function list(): Promise<Product[]> {
    const [rows, products] = await Promise.all([run('SELECT item_id, sku, quantity FROM sold'), known()]);
    const sold = new Map(rows.map(({ item_id, sku, quantity }) => [`${item_id} ${sku}`, Number(quantity)]));
    return products.map((product) => withoutSold(product, sold));
  }

  return {
    list,

    async find(id: string): Promise<Product | undefined> {
      return (await list()).find((product) => product.id === id);
    },

    async sell(lines: Wanted[]): Promise<void> {
      for (const { itemId, sku, quantity } of lines)
        await run(
          `INSERT INTO sold (item_id, sku, quantity) VALUES (?, ?, ?)
           ON CONFLICT (item_id, sku) DO UPDATE SET quantity = quantity + excluded.quantity`,
          [itemId, sku, quantity],
        );
    },
  };
}

export type Products = ReturnType<typeof createProducts>;

/** Those that can be read; of two with one id the later. */
function productsOf(items: unknown[]): Product[] {
  const products = new Map<string, Product>();
  for (const item of items) {
    const { success, output } = v.safeParse(productSchema, item);
    if (success) products.set(output.id, output);
  }
  return [...products.values()];
}

function withoutSold(product: Product, sold: Map<string, number>): Product {
  const variants = product.structuredContent.variants.map((variant) => ({
    ...variant,
    qtyInStock: Math.max(0, variant.qtyInStock - (sold.get(`${product.id} ${variant.sku}`) ?? 0)),
  }));
  return { ...product, structuredContent: { ...product.structuredContent, variants } };
}
