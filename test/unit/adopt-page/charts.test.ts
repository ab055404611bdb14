// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { attributeOf, outline, reviveHtml } from './saved-page';

const dataTable = {
  id: 'tabla-1',
  data: [[12, 8.5], [7], ['n/a', null]],
  seriesLabels: ['Cursos', 'Visitas'],
  sampleLabels: ['Enero ', 'Febrero', 'Marzo'],
};

const chart = (settings: unknown): string =>
  `<div class="sqs-block chart-block sqs-block-chart"><div class="sqs-block-content"><div class="chart-block-container chart-type-1010" data-settings="${attributeOf(settings)}">
    <h2>Quién viene</h2><div class="chart-block-body legend-visible"><div class="chart-block-legend"><figcaption class="legend-content"></figcaption></div><div class="chart-block-content"><div><canvas></canvas></div></div></div>
    <div class="chart-block-caption">Taller, 2025</div></div></div></div>`;

const settings = {
  title: 'Quién viene',
  caption: 'Taller, 2025',
  chartType: 1010,
  legend: 'visible',
  palette: 'Tierra',
  flip: false,
  dataTable,
};

const rowsOf = (block: Element): (string | null)[][] =>
  [...block.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));

describe('a chart', () => {
  it('becomes a table of its values, which the block draws', async () => {
    const { block, attributes, entries } = await reviveHtml('chart', chart(settings));
    expect(entries).toMatchObject([{ status: 'adopted', why: '' }]);
    expect(block.parentElement?.className).toBe('sqs-block-content');
    expect(attributes).toEqual({
      'chart-type': '1010',
      flip: 'false',
      legend: 'visible',
      caption: 'Taller, 2025',
    });
    expect(block.querySelector('caption')?.textContent).toBe('Quién viene');
    expect(rowsOf(block)).toEqual([
      ['', 'Cursos', 'Visitas'],
      ['Enero', '12', '8.5'],
      ['Febrero', '7'],
      ['Marzo', 'n/a', ''],
    ]);
    expect(outline(block)).toContain('tbody(tr(th td(data) td(data))');
    expect(block.querySelectorAll('data')[1]?.getAttribute('value')).toBe('8.5');
  });

  it('has no texts twice, and none beside the block', async () => {
    const { block } = await reviveHtml('chart', chart(settings));
    expect(document.body.textContent?.match(/Quién viene/g)?.length).toBe(1);
    expect(block.parentElement?.children.length).toBe(1);
  });

  it.each([
    ['without its data', ''],
    ['without values', { ...settings, dataTable: { ...dataTable, data: [] } }],
  ])('stays as it is %s', async (_, saved) => {
    const { entries, block } = await reviveHtml('chart', chart(saved));
    expect(entries).toMatchObject([{ status: 'left', why: 'There are no values in it.' }]);
    expect(block).toBe(null);
  });
});
