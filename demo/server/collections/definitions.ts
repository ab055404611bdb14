import { itemTypes } from '../../../src/features/enums/enums';
import type { Products } from '../commerce/products';
import { dayMs } from '../day';
import type { Seed } from './item';
import { blogPosts } from './seeds/blog';
import { eventsAround } from './seeds/events';
import { galleryPictures } from './seeds/gallery';
import { manyItems } from './seeds/many';
import { shopItems } from './seeds/shop';

/** A collection of the small site, at `/sitio/<urlId>`. */
export interface Collection {
  id: string;
  urlId: string;
  title: string;
  description: string;
  typeName: 'blog' | 'products' | 'gallery' | 'events';
  /** One of `itemTypes`. */
  recordType: number;
  /** Items of a page that asks for no other number. */
  pageSize: number;
  /** The items, and a version that changes with them. */
  seed(): Promise<{ version: string; items: () => Seed[] }>;
}

const manyCount = 10_000;

/** Seeds that change only with this code. */
const fixed = (version: string, items: () => Seed[]) => async () => ({ version, items });

/** The collections. Their items are in the database, written when a visitor first asks for them. */
export const createDefinitions = (products: Products): Collection[] => [
  {
    id: '65b000000000000100000000',
    urlId: 'blog',
    title: 'Cuaderno del taller',
    description: 'Lo que aprendemos entre una hornada y otra.',
    typeName: 'blog',
    recordType: itemTypes.text,
    pageSize: 6,
    seed: fixed('1', () => blogPosts),
  },
  {
    id: '65b000000000000200000000',
    urlId: 'tienda',
    title: 'Tienda',
    description: 'Azulejos, paneles y clases del taller.',
    typeName: 'products',
    recordType: itemTypes.storeItem,
    pageSize: 9,
    async seed() {
      const items = shopItems(await products.list());
      return {
        version: JSON.stringify(items.map(({ structuredContent }) => structuredContent)),
        items: () => items,
      };
    },
  },
  {
    id: '65b000000000000300000000',
    urlId: 'galeria',
    title: 'Muros terminados',
    description: 'Trabajos del taller en casas, patios y panaderías.',
    typeName: 'gallery',
    recordType: itemTypes.image,
    pageSize: 12,
    seed: fixed('1', () => galleryPictures),
  },
  {
    id: '65b000000000000400000000',
    urlId: 'eventos',
    title: 'Eventos',
    description: 'Cursos, ferias y hornadas, aquí y de viaje.',
    typeName: 'events',
    recordType: itemTypes.event,
    pageSize: 20,
    async seed() {
      const today = Math.floor(Date.now() / dayMs) * dayMs;
      return { version: `${today}`, items: () => eventsAround(today) };
    },
  },
  {
    id: '65b000000000000500000000',
    urlId: 'muchos',
    title: 'Archivo del taller',
    description: 'Diez mil piezas, para probar con muchas.',
    typeName: 'products',
    recordType: itemTypes.storeItem,
    pageSize: 20,
    seed: fixed('1', () => manyItems(manyCount)),
  },
];
