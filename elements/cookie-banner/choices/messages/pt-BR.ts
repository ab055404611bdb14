import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  choose: 'Escolher',
  necessary: 'Necessários',
  preferences: 'Preferências',
  statistics: 'Estatísticas',
  marketing: 'Publicidade',
  save: 'Salvar seleção',
};
