// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { MessageFormatter } from '../../../src/core/i18n/message-formatter';
import { messages as english } from '../../../src/features/api/messages/en';
import { messages } from '../../../src/features/api/messages/es-419';
import { messages as portuguese } from '../../../src/features/api/messages/pt-BR';
import { readResponse } from '../../../src/features/api/read-response';

const text: MessageFormatter<typeof messages> = (key, values = {}) =>
  messages[key].replace(/\{(\w+)\}/g, (_, name) => `${values[name]}`);

const read = (status: number, body: unknown = '', foreign = false) =>
  readResponse({
    status,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    url: '/api/x',
    text,
    foreign,
  });

describe('a response of 2xx', () => {
  it.each<[string, unknown, unknown]>([
    ['its data', { data: { key: 'k' } }, { key: 'k' }],
    ['its body where it has no data', { key: 'k' }, { key: 'k' }],
    ['its body where the data is null', { data: null }, { data: null }],
    ['a list', [1], [1]],
    ['nothing', 'null', null],
    ['false', 'false', false],
    ['data that is false', { data: false }, false],
  ])('gives %s', (_what, body, data) => {
    expect(read(200, body)).toEqual({ ok: true, status: 200, data });
  });

  it('is an empty success with status 204, whatever its body', () => {
    expect(read(204)).toEqual({ ok: true, status: 204, data: {} });
  });

  it('is a failure when it is not JSON, and logs the address and the reason', () => {
    for (const body of ['{"a":', '', '<html>']) {
      const answer = read(200, body);
      expect(answer).toMatchObject({ ok: false, status: 200, reason: 'json' });
      expect('message' in answer && answer.message).toMatch(
        /^Error interno: No se puede analizar la respuesta de \(\/api\/x\) como JSON: .+/,
      );
    }
  });

  it('that refuses the visitor without a text says that, and not that there is no connection', () => {
    for (const body of [{ loginRequired: true }, { authorizationFail: true }])
      expect(read(200, body)).toMatchObject({ ok: false, message: messages.apiUnauthorized });
  });

  it('that is not JSON is a success of another backend', () => {
    expect(read(200, 'Thanks!', true)).toEqual({ ok: true, status: 200, data: 'Thanks!' });
    expect(read(500, 'Thanks!', true)).toMatchObject({ ok: false, status: 500 });
  });

  it('of another backend is a failure when the body says so', () => {
    for (const body of [
      { success: false },
      { ok: 'false' },
      { result: 'error' },
      { success: false, data: [] },
    ])
      expect(read(200, { ...body, message: 'Cerrado' }, true)).toMatchObject({
        ok: false,
        status: 200,
        reason: 'error',
        message: 'Cerrado',
      });
    for (const body of [{ success: true }, { ok: '' }, { result: 'errors' }, ['success']])
      expect(read(200, body, true)).toMatchObject({ ok: true });
    // The API means nothing by these fields, also where it may answer anything.
    expect(
      readResponse({ status: 200, body: '{"success":false}', url: '/api/x', acceptsText: true }),
    ).toMatchObject({
      ok: true,
    });
    expect(read(200, { success: false })).toMatchObject({ ok: true });
  });

  it('is a failure when the body has an error', () => {
    expect(read(200, { error: 'Cerrado' })).toMatchObject({ ok: false, reason: 'error', message: 'Cerrado' });
    expect(read(200, { data: { error: 'Cerrado' } })).toMatchObject({ ok: false, message: 'Cerrado' });
    expect(read(200, { error: true, message: 'Cerrado' })).toMatchObject({ message: 'Cerrado' });
    expect(read(200, { error: '', message: 'Hola' })).toMatchObject({ ok: true });
  });
});

describe('a status', () => {
  it.each([
    [401, 'Solicitud no autorizada'],
    [403, 'Solicitud no autorizada'],
    [500, 'Error de servidor interno. Intenta nuevamente más tarde.'],
    [501, 'Error de servidor interno. Intenta nuevamente más tarde.'],
    [503, 'Este servicio no está disponible temporalmente. Intenta nuevamente más tarde.'],
    [400, 'No se pudo conectar...'],
    [404, 'No se pudo conectar...'],
    [429, 'No se pudo conectar...'],
    [502, 'No se pudo conectar...'],
    [504, 'No se pudo conectar...'],
  ])('%i has its message', (status, message) => {
    expect(read(status)).toMatchObject({ ok: false, status, reason: 'status', message });
    expect(read(status, '<html>')).toMatchObject({ reason: 'status', message });
    expect(read(status, {})).toMatchObject({ reason: 'status', message });
  });

  it.each([400, 401, 500, 502])('%i has the message of its body if there is one', (status) => {
    expect(read(status, { error: 'Uno', message: 'Dos' })).toMatchObject({ reason: 'error', message: 'Uno' });
    expect(read(status, { message: 'Dos' })).toMatchObject({ reason: 'error', message: 'Dos' });
    expect(read(status, { data: { error: 'Tres' } })).toMatchObject({ reason: 'error', message: 'Tres' });
    expect(read(status, { billingErrorCode: 'card' })).toMatchObject({
      reason: 'error',
      billingErrorCode: 'card',
    });
  });

  it.each([403, 404, 429, 501, 503])('the body of a %i is not read', (status) => {
    const response = read(status, { error: 'Secreto' });
    expect(response).toMatchObject({ reason: 'status' });
    expect(JSON.stringify(response)).not.toContain('Secreto');
  });

  it('400 has the errors of its fields', () => {
    const errors = { email: 'No es válido', age: 7 };
    const expected = { reason: 'error', errors: { email: 'No es válido', age: '7' } };
    expect(read(400, { errors })).toMatchObject(expected);
    expect(read(400, { data: { errors } })).toMatchObject(expected);
  });

  it('reads a list of errors that name their fields', () => {
    const errors = [
      { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
      { code: 'INACTIVE', message: 'names no field' },
    ];
    expect(read(422, { errors })).toMatchObject({ errors: { email: 'should be an email' } });
  });

  it('has no field errors where `errors` names no fields', () => {
    for (const errors of ['text', ['a'], 7, [{ message: 'a' }]])
      expect(read(400, { errors })).toMatchObject({ reason: 'error', errors: undefined });
  });
});

describe('the session of the visitor', () => {
  it.each([
    ['crumbFail', 'crumb'],
    ['loginRequired', 'login'],
    ['authorizationFail', 'authorization'],
  ])('%s is a reason at any status', (name, reason) => {
    for (const status of [200, 400, 401, 403, 500])
      expect(read(status, { [name]: true })).toMatchObject({ ok: false, status, reason });
    expect(read(200, { [name]: false })).toMatchObject({ ok: true });
  });

  it('a refused crumb brings the next one', () => {
    const onCrumb = vi.fn();
    readResponse({
      status: 400,
      body: JSON.stringify({ crumbFail: true, crumb: 'next=1;' }),
      url: '/api/x',
      onCrumb,
    });
    expect(onCrumb).toHaveBeenCalledWith('next=1;');
  });

  it('a cleaned error is marked', () => {
    expect(read(500, { error: 'x', isCleaned: true })).toMatchObject({ isCleaned: true });
    expect(read(500, { error: 'x' })).toMatchObject({ isCleaned: false });
  });
});

it('a failure has no message without a function for texts', () => {
  expect(readResponse({ status: 500, body: '', url: '/x' })).toMatchObject({ message: '' });
  expect(readResponse({ status: 200, body: '', url: '/x' })).toMatchObject({ message: '', reason: 'json' });
});

it('each language has its own messages, with the same arguments', () => {
  const argumentsOf = (message: string) => message.match(/\{\w+\}/g) ?? [];
  for (const [key, spanish] of Object.entries(messages))
    for (const catalogue of [english, portuguese]) {
      const message = catalogue[key as keyof typeof messages];
      expect(message).not.toBe(spanish);
      expect(argumentsOf(message)).toEqual(argumentsOf(spanish));
    }
});
