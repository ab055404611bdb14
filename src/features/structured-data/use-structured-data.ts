import { useEffect } from 'react';
import type { BlockHost } from '../../core/block-host';
import { useStableValue } from '../../hooks/use-stable-value';
import { addJsonLd, undescribedThings } from './json-ld';
import type { Thing } from './thing';

/**
 * Describes a block's content to search engines, in a script in the page's head, while the block is mounted. Things that the
 * page describes itself are left out.
 * @param things of https://schema.org; an empty list for none. A new list with the same content changes nothing.
 */
export const useStructuredData = (host: BlockHost, things: Thing[]): void => {
  const stableThings = useStableValue(things);
  useEffect(() => {
    const undescribed = undescribedThings(stableThings, host);
    if (!undescribed.length) return undefined;
    try {
      return addJsonLd(undescribed);
    } catch (error) {
      host.report(error);
      return undefined;
    }
  }, [host, stableThings]);
};
