// Chart.js with the modules for bars, axes, legend and tooltip. The data comes from the table in the page.
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  Title,
  Tooltip,
} from 'chart.js';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Legend, Title, Tooltip);

const rows = [...document.querySelectorAll('table tr')].map(({ cells }) =>
  Array.from(cells, ({ textContent }) => textContent),
);
const [header, ...body] = rows;
const canvas = document.querySelector('canvas');

canvas.api = new Chart(canvas, {
  type: 'bar',
  data: {
    labels: body.map(([name]) => name),
    datasets: header.slice(1).map((label, column) => ({
      label,
      data: body.map((cells) => Number(cells[column + 1])),
      backgroundColor: ['#1f4e9e', '#b07d1f'][column],
    })),
  },
  options: {
    maintainAspectRatio: false,
    plugins: { title: { display: true, text: document.querySelector('caption').textContent } },
  },
});
