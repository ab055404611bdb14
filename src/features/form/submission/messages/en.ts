import { messages as api } from '../../../api/messages/en';
import type { SubmissionMessages } from './es-419';

export const messages: SubmissionMessages = {
  ...api,
  invalidFields: 'One or more fields are not valid. Check your entries.',
  submitFailed: 'There was an error processing the form submission. Refresh the page and try again.',
  unknown: 'Unknown error, try again later.',
  keyFailed: 'Could not get a form submission key. Try again later.',
  unauthorized: 'The form could not be submitted. Please try again later.',
  notFound: 'This form is not set up yet.',
  tooMany: 'There were too many submissions. Wait a moment and try again.',
};
