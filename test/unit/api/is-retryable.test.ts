import { describe, expect, it } from 'vitest';
import { isRetryable } from '../../../src/features/api/api-result';
import { messageKeyFor } from '../../../src/features/api/read-response';

describe('a call that failed', () => {
  const failed = { ok: false, message: '' } as const;
  const statuses = Array.from({ length: 200 }, (_, nth) => 400 + nth);

  it('is retryable without a response, and not after a response with a reason', () => {
    expect(isRetryable({ ...failed, status: 0, reason: 'network' })).toBe(true);
    expect(isRetryable({ ...failed, status: 0, reason: 'timeout' })).toBe(true);
    expect(isRetryable({ ...failed, status: 502, reason: 'error' })).toBe(false);
    expect(isRetryable({ ...failed, status: 400, reason: 'crumb' })).toBe(false);
  });

  it.each(statuses)(
    'may be repeated after the status %i unless the status has a message of its own',
    (status) => {
      const hasOwn = messageKeyFor(status) !== 'apiConnection';
      expect(isRetryable({ ...failed, status, reason: 'status' })).toBe(!hasOwn);
    },
  );
});
