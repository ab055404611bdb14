// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { tooltip } from '../../../src/features/overlays/tooltip';

vi.mock('../../../src/core/i18n/messages', () => ({
  translations: () => () => Promise.reject(new TypeError('offline')),
}));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a tooltip shows although the texts of dialogs cannot be loaded', () => {
  vi.useFakeTimers();
  // happy-dom has no popovers.
  HTMLElement.prototype.showPopover ??= () => {};
  const button = document.createElement('button');
  document.body.append(button);
  tooltip(button, 'Made by hand');
  button.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
  vi.advanceTimersByTime(1200);
  expect(document.body.lastElementChild?.shadowRoot?.textContent).toBe('Made by hand');
});
