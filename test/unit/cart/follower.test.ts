// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { Follower } from '../../../elements/cart-indicator/follower';
import { pageCart } from '../../../src/cart';

const indicator = () =>
  ({ count: 0, props: { host: document.createElement('div'), settings: {} }, forceUpdate() {} }) as never;

it('an indicator that has gone while its follower was loaded is not held by the cart', () => {
  const subscribe = vi.spyOn(pageCart(), 'subscribe');
  new Follower(indicator(), AbortSignal.abort());
  expect(subscribe).not.toHaveBeenCalled();
  new Follower(indicator(), new AbortController().signal);
  expect(subscribe).toHaveBeenCalledOnce();
});
