import { connectHistory, type HistoryOptions } from './history';
import { connectLinks, type LinkOptions } from './links';

/**
 * What keeps a gallery at one slide with something else, in one chunk: few galleries have it.
 * @param ids as `LinkOptions` has them; "" is none
 * @returns a function that ends it
 */
export const relate = ({
  hasHistory,
  ...options
}: HistoryOptions & LinkOptions & { hasHistory: boolean }): (() => void) => {
  const stops = [connectLinks(options), hasHistory && connectHistory(options)];
  return () => {
    for (const stop of stops) if (stop) stop();
  };
};
