// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { pageText } from '../../../src/features/api/page-text';
import { type Submission, sendForm } from '../../../src/features/form/send-form';

vi.mock('../../../src/features/api/page-text', () => ({
  pageText: vi.fn(async () => (key: string) => `page: ${key}`),
}));

afterEach(() => vi.unstubAllGlobals());

const submission = {
  props: { settings: { formId: 'contact' }, prepared: {}, text: (key: string) => `form: ${key}` },
  values: {},
  inputs: [],
  buttonText: 'Send',
} as unknown as Submission;

it('a form whose key the server does not give has its own message, and loads no others', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  expect(await sendForm(submission)).toMatchObject({
    ok: false,
    status: 500,
    formError: { message: 'form: keyFailed' },
  });
  expect(pageText).not.toHaveBeenCalled();
});
