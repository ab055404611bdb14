import { describe, expect, it, vi } from 'vitest';
import { createStore } from '../../../src/core/util/store';

describe('createStore', () => {
  it('replaces the state and calls the listeners', () => {
    const store = createStore({ count: 0 });
    const onChange = vi.fn();
    store.subscribe(onChange);
    const next = { count: 1 };
    store.set(next);
    expect(store.getSnapshot()).toBe(next);
    store.set(next);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('changes some properties, and keeps the state where no value differs', () => {
    const store = createStore({ count: Number.NaN, name: 'a' });
    const onChange = vi.fn();
    store.subscribe(onChange);
    const before = store.getSnapshot();
    store.update({ count: Number.NaN });
    expect(store.getSnapshot()).toBe(before);
    store.update({ name: 'b' });
    expect(store.getSnapshot()).toEqual({ count: Number.NaN, name: 'b' });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('no longer calls a listener that has unsubscribed', () => {
    const store = createStore(0);
    const onChange = vi.fn();
    store.subscribe(onChange)();
    store.set(1);
    expect(onChange).not.toHaveBeenCalled();
  });
});
