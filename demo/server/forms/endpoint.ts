import type { Handler } from 'hono';
import { readFields } from '../read-fields';
import type { createSubmissions } from './submissions';

/**
 * A backend of a page's own, as a form's `endpoint` or the `action` of a plain HTML form: it takes any fields, asks for
 * no key and no crumb, and sends a browser that has left its page on to what was stored.
 */
export function takeFields(submissions: ReturnType<typeof createSubmissions>): Handler {
  return async (c) => {
    const form = await readFields(c.req);
    if (!form) return c.json({ error: 'Expected the fields of a form, as JSON or encoded.' }, 400);
    await submissions.add({ formId: 'endpoint', form, page: {} });
    const isVisit = c.req.header('Accept')?.includes('text/html');
    return isVisit ? c.redirect('/submissions', 303) : c.json({ success: true });
  };
}
