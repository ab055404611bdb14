// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { showError } from '../../../src/features/overlays/show-error';

vi.mock('../../../src/core/i18n/messages', () => ({
  translations: () => () => Promise.reject(new TypeError('offline')),
}));

it('an error whose dialog cannot be loaded leaves nothing in the page, and is shown the next time', async () => {
  for (const attempt of [1, 2])
    await expect(showError({ message: 'No paper' }), `${attempt}`).rejects.toThrow('offline');
  expect(document.body.children.length).toBe(0);
});
