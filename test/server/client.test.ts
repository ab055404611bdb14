import { describe, expect, it } from 'vitest';
import { member, owner } from '../../demo/server/accounts/people';
import { root } from '../../src/build/project';
import type { ApiError as Failure } from '../../src/features/client';
import { asJson, serveSite } from './serve';

/** The built module, which has its messages compiled. */
const { ApiError, createClient }: typeof import('../../src/features/client') = await import(
  `${root}dist/client.js`
);

/** A client of the demo's server, as a program in Node has it: without a page, without cookies. */
const connect = async (options: { locale?: string; crumb?: string } = {}) => {
  const { get, origin } = await serveSite();
  return { client: createClient({ baseUrl: origin, ...options }), get };
};

/** What a call was refused with. */
const refusal = async (call: Promise<unknown>): Promise<Failure> => {
  const error = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(error instanceof ApiError)) throw Error(`expected an ApiError, found ${error}`);
  return error;
};

const visitor = { ss_cvr: '', visitorCookie: '' };

describe('a client in Node', () => {
  it('needs the address of a server', () => {
    for (const baseUrl of [
      '',
      'example.com',
      'localhost:3000',
      'file:///site',
      undefined as unknown as string,
    ])
      expect(() => createClient({ baseUrl })).toThrow(
        TypeError(`baseUrl is ${JSON.stringify(baseUrl)}; expected an address such as https://example.com.`),
      );
  });

  it('puts the paths of calls behind the path of the address, whatever follows that', async () => {
    const { origin } = await serveSite();
    const client = createClient({ baseUrl: `${origin}/?page=2#top` });
    expect(await client.getMultilingualStatus()).toEqual({ enabled: true });
  });

  it('reads the languages, and the header and the footer', async () => {
    const { client } = await connect();
    const { languages } = await client.getMultilingualSettings();
    expect(languages?.map(({ code }) => code)).toEqual(['es-419', 'en', 'pt-BR']);
    expect(await client.getMultilingualStatus()).toEqual({ enabled: true });
    expect(await client.getHeaderFooter()).toMatchObject({ header: { siteTitle: 'Taller Azulejo' } });
  });

  it('takes the crumb of the first refusal, and keeps the cookies of the server', async () => {
    const { client } = await connect();
    const { key } = await client.getSubmissionKey();
    expect(key).toMatch(/./);
    const submission = { key, formId: 'unknown', isOverlayForm: false, submitButtonText: 'Enviar' };
    await client.submitForm({ ...submission, form: { name: ['Ana', ''] } });
    const refused = await refusal(client.submitForm({ ...submission, form: {} }));
    expect(refused).toMatchObject({ name: 'ApiError', status: 400, reason: 'error', isRetryable: false });
  });

  it('says which fields a server has refused, and that a call was cancelled', async () => {
    const clientOf = (body: unknown, locale?: string) =>
      createClient({
        baseUrl: 'http://example.test',
        locale,
        fetch: async (_url, init) => {
          init?.signal?.throwIfAborted();
          return new Response(JSON.stringify(body), { status: 400 });
        },
      });
    const submission = { key: 'k', formId: 'f', form: {}, isOverlayForm: false, submitButtonText: 'Enviar' };
    const refusalOf = (body: unknown, locale?: string) =>
      refusal(clientOf(body, locale).submitForm(submission));
    const errors = { email: 'El correo no existe.' };
    expect(await refusalOf({ data: { errors } })).toMatchObject({
      status: 400,
      fields: errors,
      message: 'Uno o más campos no son válidos. Revisa tus entradas.',
    });
    expect((await refusalOf({ errors }, 'en')).message).toBe(
      'One or more fields are not valid. Check your entries.',
    );
    expect((await refusalOf({ errors, error: 'Cerrado.' })).message).toBe('Cerrado.');
    const signal = AbortSignal.abort();
    const cancelled = await refusal(clientOf({}).submitForm(submission, { signal }));
    expect(cancelled).toMatchObject({ reason: 'abort', message: 'La llamada se canceló.' });
  });

  it('signs in, changes the site, and signs out', async () => {
    const { client } = await connect();
    const { email, password } = owner;
    const session = await client.createSession({ email, password });
    expect(session.xsrfToken).toMatch(/./);
    expect(session.account).toMatchObject({ email });

    const changed = { header: { siteTitle: 'Otro taller' }, footer: { text: 'Cholula' } };
    expect(await client.putHeaderFooter(changed)).toEqual(changed);
    expect(await client.getHeaderFooter()).toEqual(changed);
    const languages = [{ code: 'es-419', name: 'Español', url: '/' }];
    expect(await client.putLanguages({ languages })).toEqual({ languages });

    await client.logout();
    expect(await refusal(client.putHeaderFooter(changed))).toMatchObject({ status: 401, reason: 'login' });
  });

  it('ends a member’s session', async () => {
    const { client } = await connect();
    const { email, password } = member;
    await client.createSession({ email, password, rememberMe: true });
    expect(await refusal(client.putLanguages({ languages: [] }))).toMatchObject({
      status: 403,
      reason: 'authorization',
    });
    await client.deleteSession({ cloneCart: true });
    expect(await refusal(client.putLanguages({ languages: [] }))).toMatchObject({ reason: 'login' });
  });

  it('knows the wrong password of a person and of a page', async () => {
    const { client } = await connect();
    const call = client.createSession({ email: owner.email, password: 'no' });
    expect(await refusal(call)).toMatchObject({ status: 401, isRetryable: false });
    expect(await refusal(client.unlockPage({ password: 'no' }))).toMatchObject({ status: 401 });
  });

  it('has a cart of its own', async () => {
    const { client, get } = await connect();
    const { items } = await (await get('/api/commerce/products')).json();
    const [variant] = items[0].structuredContent.variants;
    await client.addCartEntry({ itemId: items[0].id, sku: variant.sku, quantity: 2 });
    const cart = await client.getCart();
    expect(cart.entries).toMatchObject([{ itemId: items[0].id, quantity: 2 }]);
    const { websiteId, orderId, isPurchased, created = 0, updatedOn, applicableTaxRules } = cart;
    expect([typeof websiteId, orderId, isPurchased, applicableTaxRules]).toEqual(['string', '', false, []]);
    expect(created).toBeGreaterThan(0);
    expect(updatedOn).toBeGreaterThanOrEqual(created);
    const { id } = cart.entries[0] as { id: string };
    expect((await client.updateCartEntry({ id, quantity: 1 })).totalQuantity).toBe(1);
    expect(await refusal(client.addCartCoupon({ promoCode: 'NADA' }))).toMatchObject({ status: 400 });
    expect((await client.removeCartEntry({ id })).entries).toEqual([]);
  });

  it('finds places, and says which part of a product asks for one', async () => {
    const { client } = await connect();
    expect(await client.autocompletePlaces({ input: 'alfenique' })).toEqual({
      predictions: [
        { description: 'Casa del Alfeñique, Calle 4 Oriente 416, Puebla', place_id: 'casa-del-alfenique' },
      ],
    });
    const trackingContext = { productPage: 'map', productSection: 'address' };
    const details = { query: { place_id: 'taller-azul' }, trackingContext };
    expect(await client.getPlaceDetails(details)).toMatchObject({ result: { name: 'Taller Azul' } });
    const flat = { placeId: 'taller-azul', ...trackingContext };
    expect(await client.getPlaceDetails(flat)).toMatchObject({ result: { name: 'Taller Azul' } });
  });

  it('asks for the content of a block', async () => {
    const { client } = await connect();
    const widget = { type: 55, id: 'summary', value: {} };
    const { html } = await client.getWidgetRendering({ widget, collectionId: '65b000000000000400000000' });
    expect(html).toContain('<article');
  });

  it('likes an item once', async () => {
    const { client, get } = await connect();
    const { items } = await (await get('/sitio/blog?format=json')).json();
    const [{ id, likeCount }] = items;
    expect(await client.like({ itemId: id })).toEqual({ likeCount: likeCount + 1 });
    expect(await client.like({ itemId: id })).toEqual({ likeCount: likeCount + 1 });
    expect(await refusal(client.like({ itemId: '' }))).toMatchObject({ reason: 'parameters' });
  });

  it('records what happens elsewhere', async () => {
    const { client, get } = await connect();
    const data = { url: '/taller' };
    await client.recordHit({ event: 1, data, ss_cvr: '' });
    await client.recordFormRender({ formId: 'f', ...visitor });
    await client.recordOverlay(visitor);
    await client.recordButtonClick({ id: 'b', ...visitor });
    await client.recordButtonRender({ id: 'b', ...visitor });
    await client.recordQuickView({ id: 'a/b' });
    await client.recordEvent({ event: 'signup', data });
    await client.recordJavascriptErrors({ records: [{ event: 'JavascriptError', data, timestamp: 1 }] });
    await client.recordTrace({ entries: [{ pageUrl: '/', type: 'log', data: 'x' }] });
    await client.sendServiceEvent({
      analyticsId: '',
      commonData: {},
      customData: {},
      customSchemaName: '',
    });
    await client.trackLanding({ landing: '/', refer: '', rk: 1, lang: 'es', screen: '1x1' });
    expect(await client.getPerformanceSettings()).toEqual({ pageLoadId: expect.any(String) });
    await client.recordPerformance({ records: [{ pageLoadId: '1', name: 'LCP', value: 1 }] });

    const tracked: { path: string; sent: unknown }[] = await (await get('/_tracked')).json();
    expect(tracked.map(({ path }) => path).toSorted()).toEqual(
      [
        '/api/census/RecordHit',
        '/api/census/form-render',
        '/api/census/overlay',
        '/api/census/button-click',
        '/api/census/button-render',
        '/api/census/RecordQuickView/a%2Fb',
        '/api/events/RecordEvent',
        '/api/events/RecordJavascriptErrors',
        '/api/events/Trace',
        '/api/v1/events',
        '/api/track/Track',
        '/api/1/performance/records',
      ].toSorted(),
    );
    expect(tracked.find(({ path }) => path.endsWith('RecordHit'))?.sent).toEqual({
      event: 1,
      data,
      ss_cvr: '',
    });
  });
});

describe('a failed call', () => {
  it('has the texts of the client’s language', async () => {
    const { get } = await connect();
    const origin = new URL((await get('/')).url).origin;
    const fault = { path: '/api/multilingual/status', status: 503, body: {} };
    for (const [locale, message] of [
      [undefined, 'Este servicio no está disponible temporalmente. Intenta nuevamente más tarde.'],
      ['en-GB', 'This service is temporarily unavailable. Please try again later.'],
      ['pt-BR', 'Este serviço está temporariamente indisponível. Tente novamente mais tarde.'],
    ] as const) {
      await get('/_fault', asJson(fault));
      const client = createClient({ baseUrl: origin, locale });
      expect(await refusal(client.getMultilingualStatus())).toMatchObject({ status: 503, message });
    }
  });

  it('is repeated as often as its caller says', async () => {
    const { client, get } = await connect();
    await get('/_fault', asJson({ path: '/api/multilingual/status', status: 504, body: {}, times: 2 }));
    expect(await client.getMultilingualStatus(undefined, { retries: 2 })).toEqual({ enabled: true });
  });

  it('names the field that the server refuses', async () => {
    const { client, get } = await connect();
    const path = '/api/form/SaveFormSubmission';
    await get('/_fault', asJson({ path, status: 400, body: { errors: { email: 'Falta el correo.' } } }));
    const submission = { key: 'k', formId: 'f', form: {}, isOverlayForm: false, submitButtonText: '' };
    expect(await refusal(client.submitForm(submission))).toMatchObject({
      fields: { email: 'Falta el correo.' },
    });
  });

  it('says what was expected of an answer of another shape', async () => {
    const { client, get } = await connect({ locale: 'en' });
    await get('/_fault', asJson({ path: '/api/commerce/shopping-cart', body: { entries: 'none' } }));
    const { message, reason } = await refusal(client.getCart());
    expect(reason).toBe('json');
    expect(message).toContain('/api/commerce/shopping-cart');
    expect(message).toContain('expected a cart: { entries: […] }');
  });

  it('can be tried again without a server, and ends by its signal', async () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:1' });
    expect(await refusal(client.getCart())).toMatchObject({
      status: 0,
      reason: 'network',
      isRetryable: true,
      fields: {},
    });
    const signal = AbortSignal.abort();
    expect(await refusal(client.getCart(undefined, { signal }))).toMatchObject({ reason: 'abort' });
  });
});

describe('a client', () => {
  it('sends its requests through a `fetch` of the program, below the path of its address', async () => {
    const seen: string[] = [];
    const client = createClient({
      baseUrl: 'https://shop.example/base/',
      crumb: 'c/1',
      fetch: async (url, init) => {
        const token = new Headers(init?.headers).get('X-CSRF-Token');
        seen.push(`${init?.method ?? 'GET'} ${url} ${token}`);
        return Response.json({ enabled: true });
      },
    });
    await client.getMultilingualStatus();
    expect(seen).toEqual(['GET https://shop.example/base/api/multilingual/status?crumb=c%2F1 c/1']);
  });
});
