import { isPlainClick } from '../../src/core/util/modifier-keys';
import { type ListState, readListState } from './list-state';

/** `rel` of links that lead to another state of a list. */
const listRelations = ['tag', 'category', 'next', 'prev'];

/** A click event of the DOM or of React. */
export type LinkClick = Pick<
  MouseEvent,
  'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'preventDefault'
>;

/**
 * The state of the list that a link of this page leads to. Undefined for a link to another page, and where the visitor wants
 * the link in another tab or window.
 */
export const listLinkState = (click: LinkClick, link: HTMLAnchorElement): ListState | undefined => {
  const isOfList = !link.rel || link.rel.split(/\s+/).some((relation) => listRelations.includes(relation));
  const isOfPage = link.origin === location.origin && link.pathname === location.pathname;
  if (click.defaultPrevented || !isPlainClick(click) || !isOfList || !isOfPage || link.target)
    return undefined;
  return readListState(new URL(link.href).searchParams);
};
