// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadProvider } from '../../../src/features/form/captcha/provider';
import type { CaptchaSettings } from '../../../src/features/form/contracts';

const settings: CaptchaSettings = { provider: 'recaptcha', siteKey: 'any', script: '' };

const scripts = (): HTMLScriptElement[] => [...document.querySelectorAll('script')];

/** What the provider's script calls once it is ready. */
const callBack = (): void =>
  (globalThis as unknown as { azulejo_grecaptcha: () => void }).azulejo_grecaptcha();

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a captcha whose script loads and never calls back fails after 30 s, and the next attempt loads it again', async () => {
  const failure = loadProvider(settings, document.body).catch(({ message }: Error) => message);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(scripts()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.race([failure, 'still loading'])).toContain('could not be loaded');
  expect(scripts()).toHaveLength(0);

  const provider = { render: () => {}, reset: () => {} };
  const loading = loadProvider(settings, document.body);
  vi.stubGlobal('grecaptcha', provider);
  callBack();
  expect(await loading).toBe(provider);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(scripts()).toHaveLength(1);
});
