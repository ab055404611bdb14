import { elementName } from '../../core/util/element-name';
import { warnOnce } from '../../core/util/warn-once';

/**
 * Warns of items that a list or a wrapper of the page stands around: a block shows its children one by one, and not what is
 * inside them.
 */
export const warnOfWrappedItems = (host: Element): void => {
  if (host.querySelector(':scope > article')) return;
  const wrapper = host.querySelector(':scope > :has(article, > li)');
  if (!wrapper) return;
  const name = elementName(wrapper);
  warnOnce(
    host,
    `its items are inside ${name}, expected <article> elements as its children; ${name} shows as a whole.`,
  );
};
