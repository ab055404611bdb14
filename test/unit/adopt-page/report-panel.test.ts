// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { showReport } from '../../../src/features/adopt-page/report-panel';

let isOffline = true;
vi.mock('../../../src/core/i18n/messages', () => ({
  translations: () => async () => {
    if (isOffline) throw new TypeError('offline');
    return (key: string) => key;
  },
}));

it('a report whose texts cannot be loaded leaves nothing in the page, and the next report shows', async () => {
  await expect(showReport([])).rejects.toThrow('offline');
  expect(document.body.children.length).toBe(0);
  isOffline = false;
  await showReport([]);
  expect(document.body.firstElementChild?.shadowRoot?.querySelector('h2')?.textContent).toBe('title');
});
