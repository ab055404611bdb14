import { messages as api } from '../../../src/features/api/messages/pt-BR';
import { messages as collection } from '../../../src/features/collection/messages/pt-BR';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...api,
  ...collection,
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  today: 'Hoje',
  allDay: 'Dia inteiro',
  oneEvent: '1 evento',
  someEvents: '{count} eventos',
  more: 'Mais {count}',
  close: 'Fechar',
  addToCalendar: 'Adicionar à agenda',
  visitorTime: 'No seu horário: {time}',
  untitled: 'Sem título',
  noEvents: 'Nenhum evento neste dia',
  emptyMonth: 'Nenhum evento neste mês',
  noUpcoming: 'Não há próximos eventos',
  past: 'Eventos passados',
  undated: 'Data a confirmar',
};
