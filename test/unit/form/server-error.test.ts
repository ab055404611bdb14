import { expect, it } from 'vitest';
import type { Failure } from '../../../src/features/api/api-result';
import { messages } from '../../../src/features/form/messages/es-419';
import {
  describeServerError,
  type ServerError,
  serverErrorMessage,
} from '../../../src/features/form/server-error';
import { fieldsFrom } from './fields';

/** As the API's calls answer. */
const failure = (status: number, reason: Failure['reason'], message = ''): Failure => ({
  ok: false,
  status,
  reason,
  message,
  messageKey: message ? undefined : 'apiConnection',
});

it.each([
  [failure(401, 'status'), 'No se ha podido enviar el formulario. Por favor, vuelve a intentarlo más tarde.'],
  [failure(404, 'status'), 'Este formulario aún no está configurado.'],
  [failure(429, 'status'), 'Se hicieron demasiados envíos. Espera un momento e intenta nuevamente.'],
  [failure(500, 'status'), 'Error de servidor interno. Intenta nuevamente más tarde.'],
  [failure(500, 'error', 'ORA-00942'), 'Error de servidor interno. Intenta nuevamente más tarde.'],
  [failure(400, 'error', 'La cita ya pasó.'), 'La cita ya pasó.'],
  [
    failure(400, 'error', 'Escribe {email}, no {email}.'),
    'Escribe nombre@ejemplo.com, no nombre@ejemplo.com.',
  ],
  [
    failure(400, 'crumb'),
    'Hubo un error al procesar el envío de formulario. Actualiza la página e intenta nuevamente.',
  ],
  [failure(0, 'network'), 'No se pudo conectar...'],
  [failure(0, 'timeout'), 'No se pudo conectar...'],
  [failure(200, 'json'), 'Error desconocido, intenta nuevamente más tarde.'],
  [failure(502, 'status'), 'Error desconocido, intenta nuevamente más tarde.'],
  [
    { ok: false, status: 500, formMessage: 'keyFailed' } satisfies ServerError,
    'No se pudo obtener una clave de envío de formulario. Intenta nuevamente más tarde.',
  ],
])('after the answer %j, a visitor reads: %s', (error, expected) => {
  expect(serverErrorMessage(error, (key) => messages[key])).toBe(expected);
});

it('an error of a field that the visitor does not see leads to no field', () => {
  const inputs = fieldsFrom([
    { id: 'mail', type: 'email', title: 'Correo' },
    { id: 'source', type: 'hidden', title: 'Origen' },
  ]).map((field) => ({ field, values: [], files: [], hasBadInput: false }));
  const errors = { mail: 'Ya lo tenemos.', source: 'No es de aquí.' };
  const failed = describeServerError(
    { ok: false, status: 422, errors },
    { inputs, text: (key) => messages[key] },
  );
  expect(failed.formError.fieldErrors).toEqual([
    { message: 'Ya lo tenemos.', label: 'Correo', target: { fieldId: 'mail' } },
    { message: 'No es de aquí.', label: '' },
  ]);
  expect([...failed.serverErrors]).toEqual([['mail', 'Ya lo tenemos.']]);
});
