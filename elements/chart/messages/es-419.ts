export const messages = {
  bar: 'Gráfico de barras',
  line: 'Gráfico de líneas',
  pie: 'Gráfico circular',
  hint: 'Recorre los valores con las flechas.',
  legend: 'Leyenda',
  showTable: 'Mostrar la tabla',
  hideTable: 'Ocultar la tabla',
  empty: 'No hay valores para mostrar.',
  series: 'Serie {number}',
};
