import type { InferOutput } from 'valibot';
import type { BlockHost } from '../../src/block/host';
import type { BlockProps } from '../../src/block/root';
import type { messages } from './messages/es-419';
import type { schema } from './schema';

export type Settings = InferOutput<typeof schema>;
export type Option = Settings['selected'];
export type Props = BlockProps<Settings, typeof messages, typeof import('./extras') | undefined>;

export const options: Option[] = ['left', 'right'];

/** Shows what the page has for an option, by the element's state; for none, all of it. */
export const show = ({ internals: { states } }: BlockHost, option?: Option): void => {
  for (const one of options) states[one === option ? 'add' : 'delete'](one);
};
