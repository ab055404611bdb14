import { messages as widget } from '../../../src/features/provider-script/messages/en';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...widget,
  previewTitle: 'Preview Only',
  preview: 'Log out to use this block.',
};
