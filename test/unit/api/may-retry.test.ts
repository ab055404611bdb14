import { describe, expect, it } from 'vitest';
import { mayRetry } from '../../../src/api/may-retry';
import { messageFor } from '../../../src/api/read-answer';

describe('whether a call may be tried again', () => {
  const failed = { ok: false, message: '' } as const;
  const statuses = Array.from({ length: 200 }, (_, nth) => 400 + nth);

  it('is so where nobody answered, and not where the server has said why', () => {
    expect(mayRetry({ ...failed, status: 0, reason: 'network' })).toBe(true);
    expect(mayRetry({ ...failed, status: 0, reason: 'timeout' })).toBe(true);
    expect(mayRetry({ ...failed, status: 502, reason: 'error' })).toBe(false);
    expect(mayRetry({ ...failed, status: 400, reason: 'crumb' })).toBe(false);
  });

  it.each(statuses)('is so with the status %i unless it has a message of its own', (status) => {
    const hasOwn = messageFor(status, ((key: string) => key) as never) !== 'apiConnection';
    expect(mayRetry({ ...failed, status, reason: 'status' })).toBe(!hasOwn);
  });
});
