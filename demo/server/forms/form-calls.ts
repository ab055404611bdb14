import { type Context, Hono } from 'hono';
import { isFields, readFields } from '../read-fields';
import type { createFormKeys } from './form-keys';
import type { KnownForm } from './known-forms';
import type { createSubmissions } from './submissions';
import { validate } from './validate';

interface FormCallsOptions {
  keys: ReturnType<typeof createFormKeys>;
  submissions: ReturnType<typeof createSubmissions>;
  /** Whether a captcha's token is good; asked once for each token. */
  verify(token: unknown): boolean;
  /** The forms of which the server knows the fields. */
  readForms(): Promise<KnownForm[]>;
}

/** Storefront 8, in the words of the real server. */
const texts = {
  unreadable: 'No se pudieron analizar los campos del formulario. Revisa tus entradas.',
  captcha: 'Completa el CAPTCHA antes de enviar.',
  key: 'Hubo un error al procesar el envío de formulario. Actualiza la página e intenta nuevamente.',
};

/** The two calls of a form (storefront 7). A form that the server does not know is taken as it comes. */
export function createFormCalls({ keys, submissions, verify, readForms }: FormCallsOptions): Hono {
  const calls = new Hono();

  calls.post('/FormSubmissionKey', async (c) => c.json({ key: await keys.give() }));

  calls.post('/SaveFormSubmission', async (c) => {
    const { key, formId = '', form: formText, captchaKey, ...page } = (await readFields(c.req)) ?? {};
    const form = parseForm(formText);
    if (!form) return refuse(c, texts.unreadable);

    const known = (await readForms()).find((candidate) => candidate.formId === formId);
    const errors = validate(known?.fields ?? [], form);
    if (Object.keys(errors).length > 0) return c.json({ errors }, 400);
    if (known?.captcha && !verify(captchaKey)) return refuse(c, texts.captcha);
    if (!(await keys.use(String(key)))) return refuse(c, texts.key);

    await submissions.add({ formId: String(formId), form, page });
    return c.json({ success: true });
  });

  return calls;
}

function parseForm(text: unknown): Record<string, unknown> | undefined {
  try {
    const form: unknown = JSON.parse(String(text));
    return isFields(form) ? form : undefined;
  } catch {
    return undefined;
  }
}

const refuse = (c: Context, error: string) => c.json({ error }, 400);
