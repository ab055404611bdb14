import { warnOnce } from '../../src/core/util/warn-once';
import type { CollectionItem } from '../../src/features/collection/item';
import { isSearchable, type SearchSource } from './search-index';

/** Number of items that the message names; a collection may have thousands. */
const namedItems = 5;

const describeItem = ({ title, url }: CollectionItem): string => {
  if (title) return `${JSON.stringify(title)} (no address)`;
  return url ? `${url} (no title)` : 'one with neither';
};

/** Logs in one line which items have no title or no address, so that no result can show them. */
export const reportOmittedItems = (sources: SearchSource[], host: Element): void => {
  const items = sources.flatMap((source) => source.items);
  const omitted = items.filter((item) => !isSearchable(item));
  if (!omitted.length) return;
  const names = omitted.slice(0, namedItems).map(describeItem);
  const more = omitted.length - names.length;
  warnOnce(
    host,
    `${omitted.length} of ${items.length} items cannot be found, expected a title and a safe address (fullUrl) in each: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}. The others are searched.`,
  );
};
