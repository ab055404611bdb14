import { slottableNodes } from '../../src/core/assign-slot';
import type { BlockHost } from '../../src/core/block-host';
import { isFirstWarning } from '../../src/core/util/warn-once';
import { type ItemDate, readDate } from '../../src/features/collection/dates';
import { dateExpected } from '../../src/features/collection/item-problems';
import type { TimeSettings } from './schema';

export interface PreparedTime {
  /** Undefined where nothing names a date: the page's own text shows. */
  date: ItemDate | undefined;
  /** The content before and after the page's `<time>`; all of the content where no date is known. */
  before: (Element | Text)[];
  after: (Element | Text)[];
}

const warn = (host: BlockHost, problem: string): void => {
  if (!isFirstWarning(host, problem)) return;
  const name = `<az-time${host.id && ` id="${host.id}"`}>`;
  console.warn(`[azulejo] ${name}: ${problem}, expected ${dateExpected}. The text of the page stays.`, host);
};

/** Reads the date of the settings, else of the page's `<time>`. */
export const readTime = ({ datetime }: TimeSettings, host: BlockHost): PreparedTime => {
  const nodes = slottableNodes(host).filter((node) => !(node instanceof HTMLScriptElement));
  const time = nodes.find((node) => node instanceof HTMLTimeElement);
  const source = datetime ?? (time && (time.dateTime || time.textContent));
  const date = readDate(source);
  if (!date) {
    if (source !== undefined) warn(host, `datetime is ${JSON.stringify(source)}`);
    else if (host.textContent?.trim() && nodes.length) warn(host, 'there is no <time> among its children');
    return { date: undefined, before: nodes, after: [] };
  }
  // Data without a `<time>` replaces the content, which is the same date as text.
  if (!time) return { date, before: [], after: [] };
  const index = nodes.indexOf(time);
  return { date, before: nodes.slice(0, index), after: nodes.slice(index + 1) };
};
