import type { MiddlewareHandler } from 'hono';

const callsPerMinute = 5000;
const minuteMs = 60_000;

/** Answers 429 above 5,000 calls within 60 seconds. Rejected calls do not count. */
export function rateLimit(): MiddlewareHandler {
  const times: number[] = [];

  return async (c, next) => {
    const now = Date.now();
    while (times[0] !== undefined && times[0] <= now - minuteMs) times.shift();
    if (times.length < callsPerMinute) {
      times.push(now);
      return next();
    }
    const waitMs = (times[0] ?? now) + minuteMs - now;
    c.header('Retry-After', String(Math.ceil(waitMs / 1000)));
    return c.json(
      { error: `More than ${callsPerMinute} calls in a minute. Wait before the next call.` },
      429,
    );
  };
}
