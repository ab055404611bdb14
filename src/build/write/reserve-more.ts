import { readFileSync } from 'node:fs';
import { minifyCss } from '../minify-css';

/** What a block's `reserve.ts` says. */
export interface Reserve {
  /** Files of the block's folder. */
  sheets: string[];
  /** Custom state -> selectors of attributes and content that lead to it. */
  states: Record<string, string>;
}

/**
 * Styles of a block's content that go by its states, said once more of what is no block yet. A page that links them in
 * its head, besides azulejo.css, sees nothing move when the script comes.
 * @param tag such as "az-image"
 */
export const untilReady = (
  css: string,
  { tag, states }: { tag: string; states: Reserve['states'] },
): Promise<string> => {
  const until = css
    .replaceAll(':state(ready)', '')
    .replaceAll(/:state\(([\w-]+)\)/g, (whole, name: string) => {
      const selectors = states[name];
      return selectors ? `:is(${selectors})` : whole;
    })
    // From then on its own styles hold, also where a script has changed what the attributes say.
    .replaceAll(new RegExp(`(?<![\\w.-])${tag}(?![\\w-])`, 'g'), `${tag}:not(:state(ready))`);
  return minifyCss(until);
};

export const moreReserveCss = async (folder: string, tag: string): Promise<string> => {
  const { reserve } = (await import(`${folder}/reserve.ts`)) as { reserve: Reserve };
  const css = reserve.sheets.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
  return untilReady(css, { tag, states: reserve.states });
};
