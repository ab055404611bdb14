import { Hono } from 'hono';

/** What blocks tell of themselves (storefront 7). It is only received: nobody waits for an answer. */
export const trackingCalls = new Hono();

for (const path of ['/census/RecordHit', '/census/form-render', '/events/RecordEvent'])
  trackingCalls.post(path, (c) => c.body(null, 204));
