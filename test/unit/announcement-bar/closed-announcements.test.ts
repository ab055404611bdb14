import { afterEach, describe, expect, it, vi } from 'vitest';
import { isClosed, rememberClosed } from '../../../elements/announcement-bar/closed-announcements';

describe('the announcements that a visitor has closed', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are the latest twenty: an announcement of long ago may come back, the last one never does', () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    for (let number = 1; number <= 21; number += 1) rememberClosed(`Sale ${number}`);
    expect([1, 2, 21].map((number) => isClosed(`Sale ${number}`))).toEqual([false, true, true]);
  });
});
