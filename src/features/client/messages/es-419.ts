import { messages as apiMessages } from '../../api/messages/es-419';

export const messages = {
  ...apiMessages,
  invalidFields: 'Uno o más campos no son válidos. Revisa tus entradas.',
  aborted: 'La llamada se canceló.',
};
