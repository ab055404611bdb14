import { useLayoutEffect, useState } from 'react';
import { findLinkTarget, isNewHash, onHashLink, scrollToLinkTarget } from '../core/util/hash-link';
import { useSubscription } from './use-subscription';

interface ContentLinkOptions {
  /** Shows the target, or what the block has in its place. */
  show?: (target: Element) => void;
  /** The element that the block shows in place of the target. Called once `show` has been rendered. */
  find?: (target: Element) => Element | null | undefined;
}

interface ContentLink {
  target: Element;
  /** The event of a later navigation; undefined for the hash that the page has from the start. */
  navigation: Event | undefined;
}

/**
 * Follows links to an `id` within the block's own content: `<a href="#id">`, or the page's address when the block mounts.
 * The browser scrolls to what the visitor can see; this hook scrolls also where the block hides the target or shows something
 * else in its place, and at least to the block.
 * @returns the target of the latest link
 */
export const useContentLink = (
  host: HTMLElement,
  { show, find }: ContentLinkOptions = {},
): Element | undefined => {
  const [link, setLink] = useState<ContentLink>();
  useSubscription(onHashLink, (navigation) => {
    const isNew = isNewHash(host);
    if (!isNew && !navigation) return;
    const target = findLinkTarget(host);
    if (!target || target === host || !host.contains(target)) return;
    show?.(target);
    setLink({ target, navigation });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each link scrolls once
  useLayoutEffect(() => {
    if (link) scrollToLinkTarget({ ...link, place: find?.(link.target) ?? link.target });
  }, [link]);
  return link?.target;
};
