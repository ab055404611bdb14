// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getSubmissionKey } from '../../../src/features/api/calls/forms';
import { pageText } from '../../../src/features/api/page-text';
import { request } from '../../../src/features/api/request';
import { requestCall } from '../../../src/features/api/request-call';

vi.mock('../../../src/features/api/page-text', () => ({
  pageText: vi.fn(async () => (key: string) => `page: ${key}`),
}));

const answer = (status: number, body: string): void => {
  vi.stubGlobal('fetch', async () => new Response(status === 204 ? null : body, { status }));
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(pageText).mockClear();
});

describe('a call without texts of its own', () => {
  it.each([
    ['a status', 401, '{}', 'page: apiUnauthorized'],
    ['a body that is not JSON', 200, '<html>', 'page: apiUnreadable'],
    ['a refusal without a message', 400, '{"error":true}', 'page: apiConnection'],
  ])('that fails by %s has a message in the language of the page', async (_what, status, body, message) => {
    answer(status, body);
    expect(await request('/api/x')).toMatchObject({ ok: false, status, message });
  });

  it('that fails without a response has one, too', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await request('/api/x')).toMatchObject({ reason: 'network', message: 'page: apiConnection' });
  });

  it('has the message of the server where it says one, and loads nothing', async () => {
    answer(400, '{"error":"El horno se apagó."}');
    expect(await request('/api/x')).toMatchObject({ message: 'El horno se apagó.' });
    expect(pageText).not.toHaveBeenCalled();
  });

  it('loads nothing for a success', async () => {
    answer(204, '');
    expect(await request('/api/x')).toMatchObject({ ok: true });
    expect(pageText).not.toHaveBeenCalled();
  });

  it('has no message where no visitor reads it, and loads nothing', async () => {
    answer(500, '');
    expect(await request('/api/x', { loadsText: false })).toMatchObject({ status: 500, message: '' });
    expect(pageText).not.toHaveBeenCalled();
  });

  it('has its message where the answer is not JSON, which the page’s author reads', async () => {
    answer(200, '<html>');
    expect(await request('/api/x', { loadsText: false })).toMatchObject({ message: 'page: apiUnreadable' });
  });

  it('has no message where the messages cannot be loaded', async () => {
    vi.mocked(pageText).mockRejectedValueOnce(new TypeError('offline'));
    answer(500, '');
    expect(await request('/api/x')).toMatchObject({ status: 500, reason: 'status', message: '' });
  });

  it('for the key of a form has a message where the response has no key', async () => {
    answer(200, '{}');
    expect(await requestCall(getSubmissionKey())).toMatchObject({
      ok: false,
      message: 'page: apiUnreadable',
    });
  });
});

it('a call with texts of its own loads none', async () => {
  answer(500, '');
  expect(await request('/api/x', { text: (key) => `own: ${key}` })).toMatchObject({
    message: 'own: apiServer',
  });
  expect(pageText).not.toHaveBeenCalled();
});
