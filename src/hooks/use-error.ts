import { useEffect } from 'react';
import type { BlockHost } from '../core/block-host';

/**
 * Reports that a block cannot render, once for each message: by a line in the console and by `az-error`.
 * @param problem a sentence that says what is wrong, what was expected and what shows now; undefined where nothing is wrong
 */
export const useError = (host: BlockHost, problem: string | undefined): void => {
  useEffect(() => {
    if (problem) host.report(Error(problem));
  }, [host, problem]);
};
