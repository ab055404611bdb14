import { messages as submission } from '../../form/submission/messages/es-419';

export const messages = {
  ...submission,
  aborted: 'La llamada se canceló.',
};

export type ClientMessages = typeof messages;
