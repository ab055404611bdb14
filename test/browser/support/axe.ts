import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from './page';

interface Axe {
  run(context: Document, options: RunOptions): Promise<AxeResults>;
}

/** WCAG 2.0 to 2.2, levels A and AA, without axe's own advice. https://www.deque.com/axe/core-documentation/ */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/**
 * Runs axe in the page, through open shadow roots.
 * @param rules the names of the only rules to check. Default: all of WCAG.
 * @returns one line for each violation and element
 */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
    resultTypes: ['violations'],
    preload: false,
    // Axe is in no frame of the page, and would wait half a second for an answer from each.
    iframes: false,
  };
  const axe = await loadAxe(page);
  const { violations } = await axe.run(page.document, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary }) =>
        `${id}: ${help} (${target.join(' ')})\n${html}\n${failureSummary}`,
    ),
  );
}

/** The page itself loads axe, so that a page with a strict policy can be looked at too. */
async function loadAxe({ window, captured }: Page): Promise<Axe> {
  const holder = window as unknown as { axe?: Axe };
  await captured.load?.('/_page/axe.js');
  if (!holder.axe)
    throw new Error('axe could not be loaded into the page: does it allow scripts of its own origin?');
  return holder.axe;
}
