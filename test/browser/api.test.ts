import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import type { Failure } from '../../src/features/api/api-result';
import { getSubmissionKey, submitForm } from '../../src/features/api/calls/forms';
import { messages } from '../../src/features/api/messages/es-419';
import { type RequestOptions, request } from '../../src/features/api/request';
import { requestCall } from '../../src/features/api/request-call';
import { supports } from './support/engine';
import { fault, received, resetSite } from './support/site';
import { afterEach, beforeEach, describe, expect, it } from './support/suite';
import { offline } from './support/tab';
import { waitFor } from './support/wait-for';

/** A call that the demo server takes and answers with 204. */
const path = '/api/census/form-render';
const connection = 'No se pudo conectar...';

const text: MessageFormatter<typeof messages> = (key, values = {}) =>
  messages[key].replace(/\{(\w+)\}/g, (_, name) => `${values[name]}`);

const post = (options: RequestOptions = {}) => request(path, { method: 'POST', text, ...options });

const crumb = () => /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1];

const setCrumb = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the data layer does
  document.cookie = `crumb=${value}; path=/`;
};

/** The events on the document, until the test ends. */
const failureEvents: CustomEvent<Failure>[] = [];
const record = (event: Event) => {
  // Otherwise the page would show the error, too.
  event.preventDefault();
  failureEvents.push(event as CustomEvent<Failure>);
};
const eventNames = ['az-login-required', 'az-system-error'];

const configure = (api: string | undefined) => {
  (globalThis as { Azulejo?: unknown }).Azulejo = api === undefined ? undefined : { config: { api } };
};

beforeEach(async () => {
  await resetSite();
  // A page brings the crumb, here as everywhere.
  await fetch('/');
  failureEvents.length = 0;
  for (const name of eventNames) document.addEventListener(name, record);
});

afterEach(() => {
  configure(undefined);
  for (const name of eventNames) document.removeEventListener(name, record);
});

describe('a call', () => {
  it('carries the crumb as query parameter and header', async () => {
    expect(await post()).to.deep.equal({ ok: true, status: 204, data: {} });
    const [call] = await received(path);
    expect(crumb()).to.match(/^[\w-]{24}$/);
    expect(call?.query).to.deep.equal({ crumb: crumb() });
    expect(call?.headers['x-csrf-token']).to.equal(crumb());
  });

  it('carries its body as JSON', async () => {
    await post({ body: { event: 'a', data: [1, 'ñ'] } });
    const [call] = await received(path);
    expect(call?.headers['content-type']).to.equal('application/json');
    expect(call?.body).to.deep.equal({ event: 'a', data: [1, 'ñ'] });
  });

  it('carries its body as an encoded form', async () => {
    await post({ format: 'form', body: { event: 'a & b', data: { url: '/ñ' }, none: undefined, zero: 0 } });
    const [call] = await received(path);
    expect(call?.headers['content-type']).to.match(/^application\/x-www-form-urlencoded/);
    expect(call?.body).to.deep.equal({ event: 'a & b', data: '{"url":"/ñ"}', zero: '0' });
  });

  it('carries its query and headers, and leaves out what is undefined', async () => {
    await post({ query: { a: 1, b: 'x y', c: false, d: undefined }, headers: { 'X-Probe': 'yes' } });
    const [call] = await received(path);
    expect(call?.query).to.deep.equal({ a: '1', b: 'x y', c: 'false', crumb: crumb() });
    expect(call?.headers['x-probe']).to.equal('yes');
  });

  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
    it(`is a ${method}`, async () => {
      await fault({ path, body: { data: { got: method } } });
      expect(await request(path, { method })).to.deep.equal({ ok: true, status: 200, data: { got: method } });
      expect((await received(path)).map((call) => call.method)).to.deep.equal([method]);
    });

  it('goes to the base address in `data-api`, which may have a path', async () => {
    for (const base of [`${location.origin}/api/shop`, '/api/shop/']) {
      configure(base);
      await fault({ path: '/api/shop/api/x', body: 1 });
      expect(await request('/api/x')).to.deep.equal({ ok: true, status: 200, data: 1 });
    }
  });

  it('fails like a lost network when `data-api` is no address', async () => {
    configure('http://[');
    expect(await post()).to.deep.include({ ok: false, status: 0, reason: 'network', message: connection });
  });
});

describe('a call to another origin', () => {
  // Cookies know hosts and no ports; these two names of one server are two sites.
  const other = `${location.protocol}//${location.hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${location.port}`;

  it('carries the crumb when the origin is the API', async () => {
    configure(other);
    await fault({ path, body: 1 });
    expect(await post({ credentials: 'include' })).to.deep.include({ ok: true, data: 1 });
    const [call] = await received(path);
    expect(call?.headers.origin).to.equal(location.origin);
    expect(call?.headers['x-csrf-token']).to.equal(crumb());
  });

  it('carries no crumb otherwise, unless the caller asks for it', async () => {
    const foreign = { foreign: true, method: 'POST', text } as const;
    await fault({ path, body: 'Thanks', times: 2 });
    expect(await request(other + path, foreign)).to.deep.include({ ok: true, data: 'Thanks' });
    await request(other + path, { ...foreign, crossDomain: true });
    const [alone, trusted] = await received(path);
    expect([alone?.query, alone?.headers['x-csrf-token']]).to.deep.equal([{}, undefined]);
    expect([trusted?.query, trusted?.headers['x-csrf-token']]).to.deep.equal([{ crumb: crumb() }, crumb()]);
  });
});

describe('a failure', () => {
  for (const [status, message] of [
    [401, messages.apiUnauthorized],
    [403, messages.apiUnauthorized],
    [500, messages.apiServer],
    [501, messages.apiServer],
    [503, messages.apiUnavailable],
  ] as const)
    it(`of status ${status} has its message and is not retried`, async () => {
      await fault({ path, status });
      expect(await post({ retries: 3 })).to.deep.include({ ok: false, status, reason: 'status', message });
      expect((await received(path)).length).to.equal(1);
    });

  for (const status of [404, 429, 502, 504])
    it(`of status ${status} is retried after 200 ms, as often as requested`, async () => {
      await fault({ path, status, times: 2 });
      expect(await post({ retries: 2 })).to.deep.include({ ok: true, status: 204 });
      const [first, second, third, ...more] = (await received(path)).map(({ at }) => at);
      // The server's clock counts whole milliseconds.
      expect((second ?? 0) - (first ?? 0)).to.be.at.least(199);
      expect((third ?? 0) - (second ?? 0)).to.be.at.least(199);
      expect(more).to.deep.equal([]);
    });

  it('is final after the last attempt', async () => {
    await fault({ path, status: 502, times: 3 });
    expect(await post({ retries: 1 })).to.deep.include({
      status: 502,
      reason: 'status',
      message: connection,
    });
    expect((await received(path)).length).to.equal(2);
  });

  it('has the message of the response', async () => {
    await fault({ path, status: 502, body: { error: 'El horno se apagó.' } });
    expect(await post({ retries: 2 })).to.deep.include({ reason: 'error', message: 'El horno se apagó.' });
    expect((await received(path)).length).to.equal(1);
  });

  it('with field errors names the fields', async () => {
    await fault({ path, status: 400, body: { errors: { mail: 'No es válido' } } });
    expect(await post()).to.deep.include({ status: 400, errors: { mail: 'No es válido' } });
  });

  it('of a response that is not JSON has a message of its own', async () => {
    await fault({ path, body: '{"a":' });
    const answer = await post({ retries: 2 });
    expect(answer).to.deep.include({ ok: false, status: 200, reason: 'json' });
    expect(!answer.ok && answer.message).to.match(/^Error interno: No se puede analizar .+form-render.+: .+/);
    expect((await received(path)).length).to.equal(1);
  });

  it('of the connection is retried', async () => {
    await fault({ path, drop: true, times: 2 });
    expect(await post()).to.deep.include({ ok: false, status: 0, reason: 'network', message: connection });
    expect(await post({ retries: 1 })).to.deep.include({ ok: true });
    expect((await received(path)).length).to.equal(3);
  });

  if (supports('offline'))
    it('without a network is a result, not an exception', async () => {
      await offline(true);
      const answer = await post().finally(() => offline(false));
      expect(answer).to.deep.include({ ok: false, status: 0, reason: 'network', message: connection });
    });
});

describe('a slow call', () => {
  it('ends at the timeout, and the next attempt has its own', async () => {
    await fault({ path, delayMs: 5000 });
    expect(await post({ timeoutMs: 100 })).to.deep.include({
      status: 0,
      reason: 'timeout',
      message: connection,
    });
    await fault({ path, delayMs: 5000 });
    expect(await post({ timeoutMs: 2000, retries: 1 })).to.deep.include({ ok: true });
  });

  it('ends when the caller aborts, without a retry', async () => {
    await fault({ path, delayMs: 5000 });
    const controller = new AbortController();
    const answer = post({ signal: controller.signal, retries: 3, timeoutMs: 4000 });
    await waitFor(async () => (await received(path)).length === 1);
    controller.abort();
    expect(await answer).to.deep.include({ ok: false, status: 0, reason: 'abort' });
    expect((await received(path)).length).to.equal(1);
  });

  it('does not begin when the caller has aborted before', async () => {
    expect(await post({ signal: AbortSignal.abort() })).to.deep.include({ reason: 'abort' });
    expect(await received(path)).to.deep.equal([]);
  });
});

describe('a page that may not have cookies, as in a sandboxed frame', () => {
  it('makes its calls with the crumb that the server sends', async () => {
    const denied = () => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    await fault({ path, status: 400, body: { crumbFail: true, crumb: 'sent' } });
    await fault({ path, body: {}, times: 2 });
    Object.defineProperty(document, 'cookie', { configurable: true, get: denied, set: denied });
    try {
      expect((await post()).ok).to.equal(true);
      expect((await post()).ok).to.equal(true);
    } finally {
      Reflect.deleteProperty(document, 'cookie');
    }
    const calls = await received(path);
    expect(calls.map(({ query }) => query.crumb)).to.deep.equal([undefined, 'sent', 'sent']);
  });
});

describe('a wrong crumb', () => {
  it('is replaced by the right one, and the call repeated', async () => {
    const right = crumb();
    await fault({ path, status: 400, body: { crumbFail: true, crumb: right } });
    setCrumb('wrong');
    expect(await post({ body: { a: 1 } })).to.deep.include({ ok: true, status: 204 });
    const [first, second] = await received(path);
    expect([first?.query.crumb, second?.query.crumb]).to.deep.equal(['wrong', right]);
    expect(second?.body).to.deep.equal({ a: 1 });
    expect(crumb()).to.equal(right);
  });

  it('that is missing is requested from the server, and the call is repeated', async () => {
    await resetSite();
    expect(crumb()).to.equal(undefined);
    expect(await post()).to.deep.include({ ok: true, status: 204 });
    expect((await received(path)).length).to.equal(2);
  });

  it('causes only one repetition', async () => {
    await fault({ path, status: 403, body: { crumbFail: true, crumb: 'never' }, times: 2 });
    expect(await post({ retries: 5 })).to.deep.include({ ok: false, status: 403, reason: 'crumb' });
    expect((await received(path)).length).to.equal(2);
  });
});

describe('the page gets an event', () => {
  for (const [field, reason, name] of [
    ['loginRequired', 'login', 'az-login-required'],
    ['authorizationFail', 'authorization', 'az-system-error'],
  ] as const)
    it(`for ${field}, once, named ${name}`, async () => {
      await fault({ path, status: 401, body: { [field]: true, error: 'Inicia sesión', isCleaned: true } });
      const answer = await post({ retries: 2 });
      expect(answer).to.deep.include({ reason, message: 'Inicia sesión', isCleaned: true });
      expect(failureEvents.map(({ type }) => type)).to.deep.equal([name]);
      expect(failureEvents[0]?.detail).to.deep.equal(answer);
      expect(failureEvents[0]?.target).to.equal(document);
    });

  it('for a call that is not allowed, and the visitor sees the error, unless the page cancels the event', async () => {
    const visibleError = () =>
      [...document.querySelectorAll('body > div')].flatMap(
        ({ shadowRoot }) => shadowRoot?.querySelector('dialog') ?? [],
      );
    const clickLast = (dialog: Element | undefined) =>
      [...(dialog?.querySelectorAll('button') ?? [])].at(-1)?.click();
    const refuse = () => fault({ path, status: 403, body: { authorizationFail: true, error: 'No te toca' } });
    await refuse();
    await post();
    document.removeEventListener('az-system-error', record);
    await refuse();
    // The caller waits, as the visitor may sign in and have the call repeated.
    const refused = post();
    const [dialog, ...more] = await waitFor(() => visibleError().length > 0 && visibleError());
    expect(more).to.deep.equal([]);
    expect(dialog?.textContent).to.include('No te toca');
    clickLast(dialog);
    await waitFor(() => visibleError().length === 0);
    expect(await refused).to.deep.include({ ok: false, reason: 'authorization' });

    // Without any message, the overlay is not empty.
    await fault({ path, status: 403, body: { authorizationFail: true } });
    const refusedAgain = post({ text: undefined, loadsText: false });
    const [general] = await waitFor(() => visibleError().length > 0 && visibleError());
    expect(general?.textContent).to.match(/Solicitud no autorizada|Unauthorized request/);
    clickLast(general);
    await waitFor(() => visibleError().length === 0);
    expect(await refusedAgain).to.deep.include({ ok: false, reason: 'authorization' });
  });

  it('for no other failure', async () => {
    await fault({ path, status: 500 });
    await post();
    expect(failureEvents).to.deep.equal([]);
  });
});

describe('a form', () => {
  const submission = {
    formId: 'unknown-to-the-demo',
    form: { name: ['Ana', ''], note: 'ñ' },
    isOverlayForm: false,
    submitButtonText: 'Enviar',
    pageTitle: 'Contacto',
  };

  it('gets a key and is stored with it', async () => {
    const key = await requestCall(getSubmissionKey(), { text });
    if (!key.ok) throw new Error(key.message);
    const answer = await requestCall(submitForm({ ...submission, key: key.data.key }), { text });
    expect(answer).to.deep.include({ ok: true, status: 200 });

    const [asked] = await received('/api/form/FormSubmissionKey');
    expect([asked?.method, asked?.body]).to.deep.equal(['POST', null]);
    const [sent] = await received('/api/form/SaveFormSubmission');
    const { form, ...fields } = submission;
    expect(sent?.body).to.deep.equal({ ...fields, key: key.data.key, form: JSON.stringify(form) });
    const [stored] = await (await fetch('/_submissions?formId=unknown-to-the-demo')).json();
    expect(stored.form).to.deep.equal(form);
  });

  it('gets an error when the response has no key', async () => {
    for (const body of [null, {}, { key: '' }, { key: 7 }, { data: {} }, []]) {
      await fault({ path: '/api/form/FormSubmissionKey', body });
      const answer = await requestCall(getSubmissionKey(), { text });
      expect(answer, JSON.stringify(body)).to.deep.include({ ok: false, status: 200, reason: 'json' });
      expect(!answer.ok && answer.message).to.include('(/api/form/FormSubmissionKey)');
    }
  });

  it('finds its key in the data of the response, too', async () => {
    await fault({ path: '/api/form/FormSubmissionKey', body: { data: { key: 'k' } } });
    expect(await requestCall(getSubmissionKey())).to.deep.equal({
      ok: true,
      status: 200,
      data: { key: 'k' },
    });
  });

  it('gets the reason of a refusal', async () => {
    const answer = await requestCall(submitForm({ ...submission, key: 'invented' }), { text });
    expect(answer).to.deep.include({ ok: false, status: 400, reason: 'error' });
    expect(!answer.ok && answer.message).to.match(/^Hubo un error al procesar/);
  });

  it('goes to another backend with only its fields', async () => {
    const backend: RequestOptions = { method: 'POST', foreign: true };
    const answer = await request('/api/endpoint', { ...backend, body: submission.form });
    expect(answer).to.deep.include({ ok: true });
    const [call] = await received('/api/endpoint');
    expect(call?.body).to.deep.equal(submission.form);
    await fault({ path: '/api/endpoint', body: 'Gracias' });
    const textAnswer = await request('/api/endpoint', { ...backend, body: {} });
    expect(textAnswer).to.deep.include({ ok: true, data: 'Gracias' });
  });
});
