import { useEffect } from 'react';
import type { BlockHost } from '../../core/block-host';
import { addJsonLd, undescribedThings } from './json-ld';
import type { Thing } from './thing';

/**
 * Describes a block's content to search engines, in a script in the page's head, while the block is mounted. Things that the
 * page describes itself are left out.
 * @param things of https://schema.org; an empty list for none. A new list with the same content changes nothing.
 */
export const useStructuredData = (host: BlockHost, things: Thing[]): void => {
  const content = things.length ? JSON.stringify(things) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the things
  useEffect(() => {
    const undescribed = undescribedThings(things, host);
    if (!undescribed.length) return undefined;
    try {
      return addJsonLd(undescribed);
    } catch (error) {
      host.report(error);
      return undefined;
    }
  }, [host, content]);
};
