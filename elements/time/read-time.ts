import { slottableNodes } from '../../src/core/assign-slot';
import type { BlockHost } from '../../src/core/block-host';
import { hasOwnContent } from '../../src/core/host-content';
import { type ItemDate, readDate } from '../../src/features/dates/dates';
import type { TimeSettings } from './schema';

export interface TimeContent {
  /** Undefined if no date is known: the page's own text shows then. */
  date: ItemDate | undefined;
  /** The content before and after the page's `<time>`; all of the content where no date is known. */
  before: (Element | Text)[];
  after: (Element | Text)[];
  /** Describes the mistake in the date; undefined without one. */
  problem?: string | undefined;
}

/** Reads the date of the settings, else of the page's `<time>`. */
export const readTime = ({ datetime }: TimeSettings, host: BlockHost): TimeContent => {
  const nodes = slottableNodes(host);
  const time = nodes.find((node) => node instanceof HTMLTimeElement);
  const source = datetime ?? (time && (time.dateTime || time.textContent));
  const date = readDate(source);
  if (!date) {
    const missing = hasOwnContent(host) ? 'there is no <time> among its children' : undefined;
    const problem = source === undefined ? missing : `datetime is ${JSON.stringify(source)}`;
    return { date, before: nodes, after: [], problem };
  }
  // Without a `<time>`, the setting replaces the content, which is the same date as text.
  if (!time) return { date, before: [], after: [] };
  const index = nodes.indexOf(time);
  return { date, before: nodes.slice(0, index), after: nodes.slice(index + 1) };
};
