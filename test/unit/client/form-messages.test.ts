import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/features/client';

vi.mock('../../../src/core/i18n/message-formatter', () => import('../support/message-formatter'));

const client = (status: number, body: string | null, locale?: string) =>
  createClient({ baseUrl: 'https://x.example', locale, fetch: async () => new Response(body, { status }) });

const submission = { key: 'k', formId: 'f', form: {}, isOverlayForm: false, submitButtonText: 'Enviar' };

describe('a submission that a server refuses', () => {
  it.each([
    [401, '{}', 'No se ha podido enviar el formulario. Por favor, vuelve a intentarlo más tarde.'],
    [
      401,
      '{"error":"No."}',
      'No se ha podido enviar el formulario. Por favor, vuelve a intentarlo más tarde.',
    ],
    [404, '<html>', 'Este formulario aún no está configurado.'],
    [429, '', 'Se hicieron demasiados envíos. Espera un momento e intenta nuevamente.'],
    [500, '{"error":"ORA-00942"}', 'Error de servidor interno. Intenta nuevamente más tarde.'],
    [400, '{"error":"La cita ya pasó."}', 'La cita ya pasó.'],
    [
      400,
      '{}',
      'Hubo un error al procesar el envío de formulario. Actualiza la página e intenta nuevamente.',
    ],
    [504, '', 'Error desconocido, intenta nuevamente más tarde.'],
  ])('with %i and %j has the text that visitors read in a form', async (status, body, message) => {
    await expect(client(status, body).submitForm(submission)).rejects.toMatchObject({ status, message });
  });

  it('has the text of the client’s language', async () => {
    await expect(client(404, '', 'en').submitForm(submission)).rejects.toMatchObject({
      message: 'This form is not set up yet.',
    });
  });

  it('says what is wrong with an answer that is not JSON', async () => {
    await expect(client(200, '<html>').submitForm(submission)).rejects.toMatchObject({
      message: expect.stringContaining('Error interno: No se puede analizar la respuesta de'),
    });
  });
});

describe('a key that does not come', () => {
  it.each([
    [200, '{}'],
    [200, '<html>'],
    [204, null],
    [404, '{}'],
    [503, ''],
  ])('with %i and %j has the text that visitors read in a form', async (status, body) => {
    await expect(client(status, body).getSubmissionKey()).rejects.toMatchObject({
      status,
      message: 'No se pudo obtener una clave de envío de formulario. Intenta nuevamente más tarde.',
    });
  });
});
