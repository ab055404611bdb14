// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useCartCount } from '../../../elements/cart-indicator/use-cart-count';
import { pageCart } from '../../../src/features/cart/page-cart';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const Count = () => createElement('output', null, useCartCount());

const renderCount = async () => {
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(Count)));
  return root;
};

const announceAdd = () => act(() => document.dispatchEvent(new Event('az-add')));

it('an indicator that is removed while the cart loads does not subscribe to the cart', async () => {
  const subscribe = vi.spyOn(pageCart(), 'subscribe');
  const removed = await renderCount();
  announceAdd();
  act(() => removed.unmount());
  await vi.dynamicImportSettled();
  expect(subscribe).not.toHaveBeenCalled();

  await renderCount();
  announceAdd();
  await act(() => vi.dynamicImportSettled());
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledOnce());
});

it('an indicator whose page comes back from the back/forward cache counts what another page has added', async () => {
  const subscribe = vi.spyOn(pageCart(), 'subscribe').mockClear();
  await renderCount();
  act(() => window.dispatchEvent(new Event('pageshow')));
  await vi.dynamicImportSettled();
  expect(subscribe).not.toHaveBeenCalled();
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'hasCart=true';
  act(() => window.dispatchEvent(new Event('pageshow')));
  await act(() => vi.dynamicImportSettled());
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledOnce());
});
