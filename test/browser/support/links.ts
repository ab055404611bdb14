/** What the suites of blocks share about links to an `id` in a block's content. */
import type { Page } from './page';

/** Higher than the window. */
export const far = '<div style="height: 2000px"></div>';

export async function followLink(page: Page, id: string): Promise<void> {
  const changed = new Promise((resolve) =>
    page.window.addEventListener('hashchange', resolve, { once: true }),
  );
  page.window.location.hash = id;
  await changed;
}

/** Waits until an element stands at the top of the window, where a link scrolls its target. */
export const waitForTop = (page: Page, find: () => Element): Promise<unknown> =>
  page.waitFor(() => Math.abs(find().getBoundingClientRect().top) < 2);
