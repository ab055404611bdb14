import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  title: 'Esta página salva',
  adopted:
    '{n, plural, one {# elemento funciona} many {# de elementos funcionam} other {# elementos funcionam}} de novo.',
  needs: 'Falta da sua parte',
  left: 'Fica como estava',
  failed: 'Falhou',
  show: 'Mostrar na página',
  close: 'Fechar',
};
