import { categories } from '../../../src/features/consent/messages/pt-BR';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  label: 'Cookies',
  text: 'Este site usa cookies. Você decide.',
  accept: 'Aceitar',
  decline: 'Recusar',
  choose: 'Escolher',
  necessary: 'Necessários',
  ...categories,
  save: 'Salvar seleção',
};
