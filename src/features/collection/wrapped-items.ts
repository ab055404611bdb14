import { elementName } from '../../core/util/element-name';
import { warnOnce } from '../../core/util/warn-once';

/**
 * Warns about items inside a list or a wrapper of the page: a block shows each of its children as one item, and does not look
 * inside.
 */
export const warnAboutWrappedItems = (host: Element): void => {
  if (host.querySelector(':scope > article')) return;
  const wrapper = host.querySelector(':scope > :has(article, > li)');
  if (!wrapper) return;
  const name = elementName(wrapper);
  warnOnce(
    host,
    `its items are inside ${name}, expected <article> elements as its children; ${name} shows as a whole.`,
  );
};
