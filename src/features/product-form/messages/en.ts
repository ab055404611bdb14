import { messages as api } from '../../api/messages/en';
import { messages as form } from '../../form/messages/en';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...api,
  title: 'Details for {title}',
  loading: 'Loading the form…',
  formOpen: 'The form cannot be opened',
  retry: 'Try again',
  add: 'Add to cart',
  save: 'Save',
  cancel: 'Cancel',
  yes: 'Yes',
  no: 'No',
  stronglyDisagree: form.stronglyDisagree,
  disagree: form.disagree,
  neutral: form.neutral,
  agree: form.agree,
  stronglyAgree: form.stronglyAgree,
};
