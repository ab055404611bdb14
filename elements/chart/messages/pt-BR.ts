import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  bar: 'Gráfico de barras',
  line: 'Gráfico de linhas',
  pie: 'Gráfico de pizza',
  hint: 'Percorra os valores com as setas.',
  legend: 'Legenda',
  showTable: 'Mostrar a tabela',
  hideTable: 'Ocultar a tabela',
  empty: 'Não há valores para mostrar.',
  series: 'Série {number}',
};
