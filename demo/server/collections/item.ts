import * as v from 'valibot';
import { scenes } from '../../build/ceramics/scenes';
import { studies } from '../../build/ceramics/studies';
import { type Product, productSchema } from '../commerce/product';

/** An item of a collection, with the names of the hosted builder's `?format=json`. Dates are milliseconds since 1970. */
export interface Item {
  id: string;
  collectionId: string;
  /** One of `itemTypes`. */
  recordType: number;
  /** The last step of the item's address. */
  urlId: string;
  fullUrl: string;
  title: string;
  /** HTML. */
  excerpt: string;
  /** HTML. */
  body: string;
  assetUrl: string;
  /** Size of the picture in px: `1000x667`. */
  originalSize: string;
  alt: string;
  publishOn?: number;
  startDate?: number;
  endDate?: number;
  /** IANA name of the time zone of the dates. */
  timeZone?: string;
  author?: { id: string; displayName: string };
  location?: { addressTitle: string; addressLine1: string; addressLine2: string; addressCountry: string };
  tags: string[];
  categories: string[];
  /** The item's initial likes. The database has the likes of visitors. */
  likeCount: number;
  commentCount: number;
  structuredContent?: unknown;
}

/** The fields of an item in a seed. The other fields follow from its collection. */
export type Seed = Partial<Item> & Pick<Item, 'urlId' | 'title'>;

const pictures = new Map([...scenes, ...studies].map((scene) => [scene.name, scene]));
const pictureWidth = 1000;

export const pictureNames = [...pictures.keys()];

/** The properties of an item that show a picture of the demo, by the picture's name. */
export function pictureOf(name: string): Pick<Item, 'assetUrl' | 'originalSize' | 'alt'> {
  const picture = pictures.get(name);
  if (!picture) throw new Error(`The demo has no picture "${name}".`);
  const [across, down] = picture.ratio;
  const height = Math.round((pictureWidth * down) / across);
  return {
    assetUrl: `/pictures/${name}-${pictureWidth}w.jpg`,
    originalSize: `${pictureWidth}x${height}`,
    alt: picture.alt,
  };
}

/** The product that an item is; undefined for other items. */
export function productOf({ id, title, structuredContent }: Item): Product | undefined {
  const { success, output } = v.safeParse(productSchema, { id, title, structuredContent });
  return success ? output : undefined;
}

/** An id of 24 hexadecimal digits, as the builder's are. */
export const itemId = (collectionId: string, index: number): string =>
  collectionId.slice(0, 16) + (index + 1).toString(16).padStart(8, '0');
