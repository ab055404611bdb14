import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  bar: 'Bar chart',
  line: 'Line chart',
  pie: 'Pie chart',
  hint: 'The arrow keys move through the values.',
  legend: 'Legend',
  showTable: 'Show the table',
  hideTable: 'Hide the table',
  empty: 'There are no values to show.',
  series: 'Series {number}',
};
