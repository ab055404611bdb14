import { messages as widget } from '../../../src/features/provider-script/messages/pt-BR';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...widget,
  previewTitle: 'Somente prévia',
  preview: 'Saia da conta para usar este bloco.',
};
