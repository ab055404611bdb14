import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  week: '{count, plural, one {por semana} many {a cada # semanas} other {a cada # semanas}}',
  month: '{count, plural, one {por mês} many {a cada # meses} other {a cada # meses}}',
  year: '{count, plural, one {por ano} many {a cada # anos} other {a cada # anos}}',
  finite: '{every}, {count, plural, one {# pagamento} many {# pagamentos} other {# pagamentos}}',
};
