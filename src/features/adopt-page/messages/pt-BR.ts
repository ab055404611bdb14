import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  title: 'Esta página salva',
  adopted:
    '{n, plural, =0 {Nenhum elemento funciona de novo.} one {# elemento funciona de novo.} many {# de elementos funcionam de novo.} other {# elementos funcionam de novo.}}',
  needs: 'Falta da sua parte',
  left: 'Fica como estava',
  failed: 'Falhou',
  show: 'Mostrar na página',
  showNext: 'Mostrar o próximo de {n}',
  addresses: '{n, plural, one {# endereço} many {# de endereços} other {# endereços}}',
  close: 'Fechar',
};
