import { azulejoContestants, bundleHead, type Contestant, plainName } from './contestant';
import { page } from './page';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const rows = months.map(
  (month, index) =>
    `<tr><th>${month}</th><td>${120 + ((index * 37) % 130)}</td><td>${80 + ((index * 91) % 420)}</td></tr>`,
);

const table = `<table><caption>Visitors</caption>
<thead><tr><th>Month</th><th>Courses</th><th>Tours</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>`;

/** The place of the canvas, and the table for screen readers, as Chart.js advises. */
const canvas = `<style>.place { aspect-ratio: 16 / 9; position: relative; }
.place table { position: absolute; clip-path: inset(50%); }</style>
<div class="place"><canvas role="img" aria-label="Visitors"></canvas>${table}</div>`;

/** A table with two series of twelve figures. Plain HTML shows the table alone. */
export const chartPages: Contestant[] = [
  { name: plainName, kind: 'plain', html: page({ body: table }) },
  { name: 'Chart.js', kind: 'chartjs', html: page({ head: bundleHead('chartjs-bars'), body: canvas }) },
  ...azulejoContestants(`<az-chart>${table}</az-chart>`),
];
