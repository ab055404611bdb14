import { useEffect } from 'react';
import type { BlockHost } from '../core/block-host';
import { warnOnce } from '../core/util/warn-once';

/**
 * Warns once about a setting that only the component can check, worded like the schema's warnings:
 * `restaurantId is "horno", expected digits; the link stays.`
 * @param problem undefined where there is none
 */
export const useWarning = (host: BlockHost, problem: string | undefined): void => {
  useEffect(() => {
    if (problem) warnOnce(host, problem);
  }, [host, problem]);
};
