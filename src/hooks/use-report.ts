import { useEffect } from 'react';
import type { BlockHost } from '../core/block-host';

/**
 * Reports a problem that the block recovers from, such as a setting of which no schema knows what it allows. Words it as the
 * settings' own warnings: `restaurantId is "horno", expected digits; the link stays.`
 * @param problem undefined where there is none
 */
export const useReport = (host: BlockHost, problem: string | undefined): void => {
  useEffect(() => {
    if (problem) host.report(Error(problem));
  }, [host, problem]);
};
