import { isReady } from '../support/blocks';
import type { Flavour } from '../support/flavour';
import type { Page } from '../support/page';
import { fault } from '../support/site';

/** What the suites of the loader and the wrapper have in common. */

export const sections =
  '<details><summary>Delivery</summary>Two days</details><details><summary>Returns</summary>Free</details>';

/** An accordion that does not wait for anything, with further attributes. */
export const accordion = (attributes = 'loading="eager"', content = sections): string =>
  `<az-accordion ${attributes}>${content}</az-accordion>`;

/** A whole document, so that the suite writes the script tag itself. */
export const documentOf = ({ head = '', body = '' }: { head?: string; body?: string }): string =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>A page</title>${head}</head><body>${body}</body></html>`;

/** Waits until all elements that match the selector have rendered. */
export const allReady = (page: Page, selector = 'az-accordion') =>
  page.waitFor(() => page.$$(selector).length > 0 && page.$$(selector).every(isReady));

/** Room below which an element is far from the viewport. */
export const far = '<div style="height: 3000px"></div>';

interface BlockFiles {
  element: string;
  /** Those that the block needs in any case, and those of its variant. */
  chunks: string[];
}

/** The addresses of a block's files, from the manifest of the build. */
export async function filesOf({ base }: Flavour, block: string, variant = ''): Promise<BlockFiles> {
  const manifest = await (await fetch(`${base}manifest.json`)).json();
  const { chunks = [], variants = {} } = manifest.blocks[block];
  const names: string[] = [...manifest.chunks, ...chunks, ...(variants[variant] ?? [])];
  return {
    element: `${base}elements/${block}.js`,
    chunks: names.map((name) => `${base}chunks/${name}.js`),
  };
}

/**
 * Counts the requests of a file at the server, whatever the browser's own log says: the first `allowed` requests are
 * answered as always, and the next would fail.
 */
export async function allowRequests(path: string, allowed: number): Promise<void> {
  await fault({ path, delayMs: 1, times: allowed });
  await fault({ path, status: 418 });
}

/** Whether exactly the requests of `allowRequests` have come: the fault after them is still there. */
export async function cameAsAllowed(path: string): Promise<boolean> {
  const { status } = await fetch(path, { cache: 'no-store' });
  return status === 418;
}
