import { messages as api } from '../../api/messages/es-419';
import type { messages as box } from '../box/messages/es-419';
import type { messages as captcha } from '../captcha/messages/es-419';
import type { messages as choices } from '../choices/messages/es-419';
import type { messages as division } from '../division/messages/es-419';
import type { messages as extras } from '../extras/messages/es-419';
import type { messages as parts } from '../parts/messages/es-419';
import type { messages as trouble } from '../trouble/messages/es-419';

/**
 * What every form says. What few forms say, or only where something is wrong, comes with the chunk that shows it; the
 * other languages are whole.
 */
export const messages = {
  /** Said without a network, too. */
  apiConnection: api.apiConnection,
  submit: 'Enviar',
  sending: 'Enviando...',
  thanks: '¡Gracias! Recibimos tu mensaje.',
  requiredMark: '(obligatorio)',
  field: 'Campo',
  email: 'Correo electrónico',
  name: 'Nombre',
  firstName: 'Nombre',
  lastName: 'Apellido',
};

export type FormMessages = typeof messages &
  typeof box &
  typeof captcha &
  typeof choices &
  typeof division &
  typeof extras &
  typeof parts &
  typeof trouble;
