import type { InferOutput } from 'valibot';
import type { schema } from './schema';

export type Settings = InferOutput<typeof schema>;
export type MenuModel = Settings['menus'][number];
export type Section = MenuModel['sections'][number];
export type Dish = Section['items'][number];
export type Option = Exclude<Dish['options'][number], string>;
/** How prices are written. */
export type Currency = Pick<Settings, 'currencySymbol' | 'currencyCode'>;
