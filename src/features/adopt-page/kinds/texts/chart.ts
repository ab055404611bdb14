import { isObject } from '../../../../core/util/is-object';
import { parseData, pick, type SavedData, stringOf } from '../../parse-data';
import { emptyReason } from '../../reasons';
import { toAttributes } from '../attributes';
import { createElement } from '../element';
import type { Read } from '../kind';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const textOf = (value: unknown): string =>
  typeof value === 'number' ? String(value) : stringOf(value).trim();

/** A value. `<data>` says it in a way that does not depend on the language of the page, which may have decimal commas. */
const cellOf = (element: Element, value: unknown): HTMLElement => {
  const text = textOf(value);
  if (typeof value !== 'number') return createElement(element, 'td', text);
  const data = createElement(element, 'data', text);
  data.setAttribute('value', text);
  return createElement(element, 'td', data);
};

/** The values, with the names of the series in the first row, and those of the categories in the first column. */
const tableOf = (element: Element, { title, dataTable }: { title: string; dataTable: SavedData }) => {
  const heading = (name: unknown) => createElement(element, 'th', textOf(name));
  const names = [createElement(element, 'td'), ...listOf(dataTable.seriesLabels).map(heading)];
  const categories = listOf(dataTable.sampleLabels);
  const rows = listOf(dataTable.data).map((values, index) =>
    createElement(
      element,
      'tr',
      heading(categories[index]),
      ...listOf(values).map((value) => cellOf(element, value)),
    ),
  );
  const head = createElement(element, 'thead', createElement(element, 'tr', ...names));
  const body = createElement(element, 'tbody', ...rows);
  const caption = title ? [createElement(element, 'caption', title)] : [];
  return createElement(element, 'table', ...caption, head, body);
};

/** A chart, which the builder's script draws from its data. */
export const readChartBlock: Read = (element) => {
  const container = element.querySelector('.chart-block-container');
  const settings = parseData(container?.getAttribute('data-settings'));
  const dataTable = settings?.dataTable;
  if (!container || !isObject(dataTable) || listOf(dataTable.data).length === 0) return emptyReason('values');
  return {
    target: container,
    attributes: toAttributes(pick(settings, ['chartType', 'flip', 'legend', 'caption'])),
    content: () => [tableOf(element, { title: stringOf(settings?.title).trim(), dataTable })],
  };
};
