import { readFileSync } from 'node:fs';
import { minifyCss } from '../minify-css';

/** The export `reserve` of a block's reserve.ts. */
interface StateReserve {
  /** Stylesheets in the block's folder. */
  sheets: string[];
  /** Custom state -> selectors of the attributes and content that cause the state. */
  states: Record<string, string>;
}

/**
 * Styles that a block applies to its content by custom states, rewritten for elements that are not defined yet and have no
 * states. On a page that links them in its head, beside azulejo.css, nothing moves when the script has loaded.
 * @param tag such as "az-image"
 */
export const stylesUntilReady = (
  css: string,
  { tag, states }: { tag: string; states: StateReserve['states'] },
): Promise<string> => {
  const rewritten = css
    .replaceAll(':state(ready)', '')
    .replaceAll(/:state\(([\w-]+)\)/g, (whole, name: string) => {
      const selectors = states[name];
      return selectors ? `:is(${selectors})` : whole;
    })
    // Not for a ready element: its own styles apply, even after a script has changed the attributes.
    .replaceAll(new RegExp(`(?<![\\w.-])${tag}(?![\\w-])`, 'g'), `${tag}:not(:state(ready))`);
  return minifyCss(rewritten);
};

export const reserveCssByState = async (folder: string, tag: string): Promise<string> => {
  const { reserve } = (await import(`${folder}/reserve.ts`)) as { reserve: StateReserve };
  const css = reserve.sheets.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
  return stylesUntilReady(css, { tag, states: reserve.states });
};
