import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDatabase, withTable } from '../../demo/server/database';
import { asJson, type Get, serveSite } from './serve';

const crumb = { Cookie: 'crumb=mine', 'X-CSRF-Token': 'mine' };
const unanswerable =
  'Hubo un error al procesar el envío de formulario. Actualiza la página e intenta nuevamente.';

async function takeKey(get: Get): Promise<string> {
  const answer = await get('/api/form/FormSubmissionKey', { method: 'POST', headers: crumb });
  expect(answer.status).toBe(200);
  return (await answer.json()).key;
}

const save = (get: Get, submission: object) => get('/api/form/SaveFormSubmission', asJson(submission, crumb));

const submit = async (get: Get, submission: object) => save(get, { key: await takeKey(get), ...submission });

const listed = async (get: Get, query = '') => (await get(`/_submissions${query}`)).json();

/** A demo page with a form. */
const pageWith = (settings: object, tag = 'az-form') => ({
  'demo/pages/form.html': `---
title: Form
description: A page with a form.
---
<pre>&lt;az-form data='{"formId":"written"}'&gt;&lt;/az-form&gt;</pre>
<${tag} lang="es" title="a > b">
  <script type="application/json">${JSON.stringify(settings)}</script>
  <a href="mailto:a@example.com">Write to us</a>
</${tag}>`,
});

describe('a submission', () => {
  it('of any form is stored, with all of its data except the key', async () => {
    const { get } = await serveSite();
    const answer = await submit(get, {
      formId: 'any',
      form: '{"name":["Ana","Ruiz"],"note":"ñ"}',
      pageTitle: 'Contacto',
      isOverlayForm: false,
    });
    expect(answer.status).toBe(200);
    expect(await listed(get)).toEqual([
      {
        id: 1,
        formId: 'any',
        at: expect.any(Number),
        form: { name: ['Ana', 'Ruiz'], note: 'ñ' },
        page: { pageTitle: 'Contacto', isOverlayForm: false },
        titles: {},
      },
    ]);
  });

  it('can be sent as an encoded form', async () => {
    const { get } = await serveSite();
    const body = new URLSearchParams({ key: await takeKey(get), formId: 'any', form: '{"a":"1"}' });
    const answer = await get('/api/form/SaveFormSubmission', { method: 'POST', body, headers: crumb });
    expect(answer.status).toBe(200);
    expect((await listed(get))[0].form).toEqual({ a: '1' });
  });

  it('is stored completely, and listed with its first 5,000 characters', async () => {
    const database = createDatabase();
    const { get } = await serveSite({ database });
    const long = 'a'.repeat(100_000);
    await submit(get, { formId: 'any', form: JSON.stringify({ long }) });
    expect((await listed(get))[0].form.long).toBe(`${'a'.repeat(5000)}…`);
    const [row] = await database.run('SELECT form FROM submissions');
    expect(row?.form).toBe(JSON.stringify({ long }));
  });

  it('is listed newest first, for one form on request', async () => {
    const { get } = await serveSite();
    for (const formId of ['a', 'b', 'a']) await submit(get, { formId, form: '{}' });
    expect((await listed(get)).map(({ id }: { id: number }) => id)).toEqual([3, 2, 1]);
    expect((await listed(get, '?formId=a')).map(({ id }: { id: number }) => id)).toEqual([3, 1]);
  });

  it.each([
    ['no form', undefined],
    ['text that is no JSON', '{"a":'],
    ['a list', '[1]'],
    ['a text', '"a"'],
  ])('with %s instead of its fields is rejected', async (_what, form) => {
    const { get } = await serveSite();
    const answer = await submit(get, { formId: 'any', form });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: 'No se pudieron analizar los campos del formulario. Revisa tus entradas.',
    });
  });

  it.each(['null', '[]', '{"a"', 'text'])('that is not an object is rejected: %s', async (body) => {
    const { get } = await serveSite();
    const answer = await get('/api/form/SaveFormSubmission', { ...asJson({}, crumb), body });
    expect(answer.status).toBe(400);
  });

  it('of a form without an id is stored too', async () => {
    const { get } = await serveSite();
    for (const formId of [undefined, '', 7])
      expect((await submit(get, { formId, form: '{}' })).status).toBe(200);
    expect((await listed(get)).map(({ formId }: { formId: string }) => formId)).toEqual(['7', '', '']);
  });

  it('without the crumb is rejected and not stored', async () => {
    const { get } = await serveSite();
    const key = await takeKey(get);
    const answer = await get(
      '/api/form/SaveFormSubmission',
      asJson({ key, formId: 'any', form: '{}' }, { Cookie: 'crumb=mine' }),
    );
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ crumbFail: true, crumb: 'mine' });
    expect(await listed(get)).toEqual([]);
  });
});

describe('a key', () => {
  it('is valid for one submission', async () => {
    const { get } = await serveSite();
    const submission = { key: await takeKey(get), formId: 'any', form: '{}' };
    expect((await save(get, submission)).status).toBe(200);
    const second = await save(get, submission);
    expect(second.status).toBe(400);
    expect(await second.json()).toEqual({ error: unanswerable });
    expect((await listed(get)).length).toBe(1);
  });

  it('is valid for one of several simultaneous submissions', async () => {
    const { get } = await serveSite();
    const submission = { key: await takeKey(get), formId: 'any', form: '{}' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(get, submission)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect((await listed(get)).length).toBe(1);
  });

  it.each([undefined, '', 'invented', 7, null])(
    'that the server has not created is rejected: %o',
    async (key) => {
      const { get } = await serveSite();
      const answer = await save(get, { key, formId: 'any', form: '{}' });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ error: unanswerable });
    },
  );

  it('is different each time', async () => {
    const { get } = await serveSite();
    expect(await takeKey(get)).not.toBe(await takeKey(get));
  });

  it('can be used again after its submission was rejected', async () => {
    const { get } = await serveSite();
    const key = await takeKey(get);
    expect((await save(get, { key, formId: 'any', form: 'no' })).status).toBe(400);
    expect((await save(get, { key, formId: 'any', form: '{}' })).status).toBe(200);
  });
});

describe('a form on a demo page', () => {
  const fields = [
    { id: 'name', type: 'name', required: true },
    { id: 'mail', type: 'email' },
    { id: 'text', type: 'textarea', maxLength: 5 },
    { id: 'often', type: 'likert', required: true },
    { id: 'more', type: 'text', required: true, visibleWhen: { field: 'mail' } },
    { id: 'part', type: 'section', required: true },
    { id: 'from', type: 'hidden', required: true },
    { id: 'yes', type: 'consent', required: true },
    { type: 'text', required: true },
  ];
  const form = { name: ['Ana', ''], often: { 'A lot?': '2' }, yes: 'true' };
  const messages: Record<string, string> = {
    required: 'Este campo es obligatorio.',
    email:
      'El correo electrónico no es válido. Las direcciones de correo electrónico deben seguir el formato nombre@ejemplo.com.',
    long: 'Excediste el límite de caracteres.',
  };

  it.each<[string, object, Record<string, string>]>([
    ['nothing', {}, { name: 'required', often: 'required', yes: 'required' }],
    ['blanks', { ...form, name: [' ', ''], often: {} }, { name: 'required', often: 'required' }],
    ['a consent that is not given', { ...form, yes: 'false' }, { yes: 'required' }],
    ['what is enough', form, {}],
    ['an e-mail', { ...form, mail: 'a.b+c@mail.example.com' }, {}],
    ['an e-mail without a domain', { ...form, mail: 'ana@' }, { mail: 'email' }],
    ['an e-mail without a dot', { ...form, mail: 'ana@example' }, { mail: 'email' }],
    ['an e-mail with a long end', { ...form, mail: 'ana@example.museum' }, { mail: 'email' }],
    ['an e-mail of 257 letters', { ...form, mail: `${'a'.repeat(245)}@example.com` }, { mail: 'email' }],
    ['an e-mail of 256 letters', { ...form, mail: `${'a'.repeat(244)}@example.com` }, {}],
    ['5 letters', { ...form, text: 'tejas' }, {}],
    ['6 letters', { ...form, text: 'tejado' }, { text: 'long' }],
  ])('is validated by its fields: %s', async (_what, values, faults) => {
    const { get } = await serveSite({ files: pageWith({ formId: 'known', fields }) });
    const answer = await submit(get, { formId: 'known', form: JSON.stringify(values) });
    const errors = Object.fromEntries(Object.entries(faults).map(([id, fault]) => [id, messages[fault]]));
    if (Object.keys(errors).length === 0) expect(answer.status).toBe(200);
    else expect([answer.status, await answer.json()]).toEqual([400, { errors }]);
    expect((await listed(get)).length).toBe(answer.status === 200 ? 1 : 0);
  });

  it('is listed with the titles of its fields', async () => {
    const titled = [{ id: 'a', title: 'Colour' }, { id: 'b' }];
    const { get } = await serveSite({ files: pageWith({ formId: 'known', fields: titled }) });
    await submit(get, { formId: 'known', form: '{"a":"blue"}' });
    expect((await listed(get))[0].titles).toEqual({ a: 'Colour', b: '' });
  });

  it('is found in an attribute and in a newsletter too', async () => {
    const known = JSON.stringify({ formId: 'known', fields: [{ id: 'a', required: true }] });
    for (const html of [
      `<az-form data='${known}'></az-form>`,
      `<az-newsletter data="${known.replaceAll('"', '&quot;')}"></az-newsletter>`,
    ]) {
      const { get } = await serveSite({ files: { 'demo/pages/form.html': html } });
      expect((await submit(get, { formId: 'known', form: '{}' })).status).toBe(400);
      expect((await submit(get, { formId: 'other', form: '{}' })).status).toBe(200);
    }
  });

  it('is stored without validation if its JSON is invalid', async () => {
    const { get } = await serveSite({
      files: { 'demo/pages/form.html': `<az-form data='{"formId":'></az-form>` },
    });
    expect((await submit(get, { formId: 'known', form: '{}' })).status).toBe(200);
  });

  it('with a captcha accepts each token of the mock once', async () => {
    const captcha = { provider: 'hcaptcha', siteKey: 'k' };
    const { get } = await serveSite({ files: pageWith({ formId: 'known', fields: [], captcha }) });
    const send = async (captchaKey?: string) => submit(get, { formId: 'known', form: '{}', captchaKey });
    const { token } = await (await get('/_captcha/token', { method: 'POST' })).json();

    for (const wrong of [undefined, '', 'invented']) {
      const answer = await send(wrong);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { error: 'Completa el CAPTCHA antes de enviar.' },
      ]);
    }
    expect((await send(token)).status).toBe(200);
    expect((await send(token)).status).toBe(400);
  });
});

describe('a third-party backend', () => {
  it('accepts fields as JSON without a key and a crumb from any page on this machine', async () => {
    const { get } = await serveSite();
    const answer = await get(
      '/api/endpoint',
      asJson({ mail: 'a@example.com' }, { Origin: 'http://[::1]:9' }),
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('http://[::1]:9');
    expect((await listed(get, '?formId=endpoint'))[0].form).toEqual({ mail: 'a@example.com' });
  });

  it('redirects a browser that submits a plain form to the list of submissions', async () => {
    const { get } = await serveSite();
    const body = new FormData();
    body.append('colour', 'blue');
    body.append('colour', 'white');
    body.append('plan', new File(['…'], 'plan.pdf'));
    const answer = await get('/api/endpoint', {
      method: 'POST',
      body,
      headers: { Accept: 'text/html' },
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/submissions']);
    expect((await listed(get))[0].form).toEqual({ colour: ['blue', 'white'], plan: 'plan.pdf' });
  });

  it('rejects a request without fields', async () => {
    const { get } = await serveSite();
    expect((await get('/api/endpoint', asJson('text'))).status).toBe(400);
  });
});

describe('pages of other servers', () => {
  const preflight = (get: Get, origin: string) =>
    get('/api/form/FormSubmissionKey', {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,x-csrf-token',
      },
    });

  it('on this machine can call the API with cookies', async () => {
    const { get } = await serveSite();
    const { headers } = await preflight(get, 'http://localhost:3000');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:3000');
    expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
    expect(headers.get('Access-Control-Allow-Headers')).toContain('X-CSRF-Token');
  });

  it.each(['https://example.com', 'http://localhost.example.com', 'null'])('on %s cannot', async (origin) => {
    const { get } = await serveSite();
    expect((await preflight(get, origin)).headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

it.each(['/api/census/RecordHit', '/api/census/form-render'])(
  '%s logs the data and answers without content',
  async (path) => {
    const { get } = await serveSite();
    const answer = await get(path, asJson({ event: 'newsletter-signup' }, crumb));
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect((await (await get(`/_received?path=${path}`)).json()).length).toBe(1);
  },
);

describe('the database', () => {
  async function makeFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'azulejo-data-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    return folder;
  }

  it('keeps submissions and keys after a restart, in a folder that it creates', async () => {
    const folder = join(await makeFolder(), 'not there', 'yet');
    const first = createDatabase({ folder });
    const before = await serveSite({ database: first });
    const key = await takeKey(before.get);
    await submit(before.get, { formId: 'any', form: '{"a":"before"}' });
    await first.close();

    const second = createDatabase({ folder });
    onTestFinished(() => second.close());
    const { get } = await serveSite({ database: second });
    expect((await save(get, { key, formId: 'any', form: '{"a":"after"}' })).status).toBe(200);
    expect((await listed(get)).map(({ form }: { form: object }) => form)).toEqual([
      { a: 'after' },
      { a: 'before' },
    ]);
  });

  it('can be set by an address', async () => {
    const url = `file:${join(await makeFolder(), 'named.sqlite')}`;
    const database = createDatabase({ url, folder: '/dev/null/nowhere' });
    onTestFinished(() => database.close());
    const { get } = await serveSite({ database });
    await submit(get, { formId: 'any', form: '{}' });
    expect(await database.run('SELECT form_id FROM submissions')).toMatchObject([{ form_id: 'any' }]);
  });

  it.each([{ url: 'http://127.0.0.1:9' }, { url: 'nonsense' }, { folder: '/dev/null/x' }])(
    'that cannot be used says which, and why: %o',
    async (options) => {
      await expect(createDatabase(options).open()).rejects.toThrow(
        /database .+ cannot be used: (?!fetch failed).+/,
      );
    },
  );

  it('that cannot be reached for a while has its tables at the next call', async () => {
    const database = createDatabase();
    onTestFinished(() => database.close());
    let isReachable = false;
    const run: typeof database.run = async (sql, args) => {
      if (!isReachable) throw new Error('unreachable');
      return database.run(sql, args);
    };
    const runOnTable = withTable({ ...database, run }, 'CREATE TABLE tiles (name TEXT)');
    await expect(runOnTable('SELECT * FROM tiles')).rejects.toThrow('unreachable');
    isReachable = true;
    expect(await runOnTable('SELECT * FROM tiles')).toEqual([]);
  });

  it('that fails during a call is answered with 500 in JSON', async () => {
    const database = createDatabase({ folder: '/dev/null/x' });
    const { get } = await serveSite({ database });
    const log = console.error;
    console.error = () => {};
    onTestFinished(() => {
      console.error = log;
    });
    const answer = await get('/api/form/FormSubmissionKey', { method: 'POST', headers: crumb });
    expect(answer.status).toBe(500);
    expect((await answer.json()).error).toMatch(/^Error de servidor interno/);
  });
});
