import { type Context, type Handler, Hono } from 'hono';
import { isObject } from '../../../src/core/util/is-object';
import { readFields } from '../read-fields';
import type { createFormKeys } from './form-keys';
import type { KnownForm } from './known-forms';
import type { createSubmissions } from './submissions';
import { validate } from './validate';

interface FormCallsOptions {
  keys: ReturnType<typeof createFormKeys>;
  submissions: ReturnType<typeof createSubmissions>;
  /** Whether a captcha's token is valid. Each token is valid once. */
  verify(token: unknown): boolean;
  /** Reads the forms whose fields the server knows. */
  readForms(): Promise<KnownForm[]>;
}

/** Error messages, worded as by the hosted site builder. */
const texts = {
  unreadable: 'No se pudieron analizar los campos del formulario. Revisa tus entradas.',
  captcha: 'Completa el CAPTCHA antes de enviar.',
  key: 'Hubo un error al procesar el envío de formulario. Actualiza la página e intenta nuevamente.',
};

/** The two API calls of a form. The server stores an unknown form without validation. */
export function createFormCalls({ keys, submissions, verify, readForms }: FormCallsOptions): Hono {
  const calls = new Hono();

  calls.post('/FormSubmissionKey', async (c) => c.json({ key: await keys.create() }));

  calls.post('/SaveFormSubmission', async (c) => {
    const { key, formId = '', form: formText, captchaKey, ...page } = (await readFields(c.req)) ?? {};
    const form = parseForm(formText);
    if (!form) return badRequest(c, texts.unreadable);

    const known = (await readForms()).find((candidate) => candidate.formId === formId);
    const errors = validate(known?.fields ?? [], form);
    if (Object.keys(errors).length > 0) return c.json({ errors }, 400);
    if (known?.captcha && !verify(captchaKey)) return badRequest(c, texts.captcha);
    if (!(await keys.use(String(key)))) return badRequest(c, texts.key);

    await submissions.add({ formId: String(formId), form, page });
    return c.json({ success: true });
  });

  return calls;
}

/**
 * A third-party backend, for a form's `endpoint` and the `action` of a plain HTML form. Accepts any fields without a
 * key or a crumb. A browser that has left its page is redirected to the list of submissions.
 */
export function acceptAnyForm(submissions: ReturnType<typeof createSubmissions>): Handler {
  return async (c) => {
    const form = await readFields(c.req);
    if (!form) return c.json({ error: 'Expected the fields of a form, as JSON or encoded.' }, 400);
    await submissions.add({ formId: 'endpoint', form, page: {} });
    const isNavigation = c.req.header('Accept')?.includes('text/html');
    return isNavigation ? c.redirect('/submissions', 303) : c.json({ success: true });
  };
}

function parseForm(text: unknown): Record<string, unknown> | undefined {
  try {
    const form: unknown = JSON.parse(String(text));
    return isObject(form) ? form : undefined;
  } catch {
    return undefined;
  }
}

const badRequest = (c: Context, error: string) => c.json({ error }, 400);
