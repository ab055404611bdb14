import type { ApiMessages } from './es-419';

export const messages: ApiMessages = {
  apiConnection: 'Could not connect...',
  apiUnauthorized: 'Unauthorized request',
  apiServer: 'Internal server error. Please try again later.',
  apiUnavailable: 'This service is temporarily unavailable. Please try again later.',
  apiUnreadable: 'Internal error: the response of ({url}) could not be parsed as JSON: {message}',
};
