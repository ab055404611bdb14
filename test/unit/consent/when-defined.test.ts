// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenDefined } from '../../../src/features/consent/enforce/signals/when-defined';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('two signals wait beside each other, and of one signal only the latest is sent', () => {
  const sent: string[] = [];
  const wait = (signal: string, variable: string, name: string): void =>
    whenDefined({ signal, variable, isGranted: true, send: () => sent.push(name) });
  wait('a', 'aTag', 'a, first');
  wait('b', 'bTag', 'b');
  wait('a', 'aTag', 'a, second');
  vi.stubGlobal('aTag', () => {});
  vi.stubGlobal('bTag', () => {});
  vi.advanceTimersByTime(1000);
  expect(sent.sort()).toEqual(['a, second', 'b']);
});
