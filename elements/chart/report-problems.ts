import type { BlockHost } from '../../src/core/block-host';
import { warnOnce } from '../../src/core/util/warn-once';
import type { ChartProblem } from './data/read-chart';

const maxNamed = 5;

const list = (texts: string[]): string => {
  const more = texts.length - maxNamed;
  return texts.slice(0, maxNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
};

const quoted = (texts: string[]): string => list(texts.map((text) => JSON.stringify(text)));

/** A sentence that says what is wrong, what was expected, and what happens now. */
const describe = (problem: ChartProblem): string => {
  switch (problem.kind) {
    case 'no-data':
      return 'There are no values. A dataset needs at least one column and one row: expected a <table> with a heading for each series, and rows with a name and numbers, or `items`. The content shows without a chart.';
    case 'no-number':
      return `cells without a number: ${list(
        problem.cells.map(
          ({ text, category, series }) =>
            `${JSON.stringify(text)} at ${JSON.stringify(category)}, ${JSON.stringify(series)}`,
        ),
      )}. Expected a number in the page's language, with a currency or unit, or an empty cell. The chart leaves a gap there.`;
    case 'ragged':
      return `rows with missing data, or with too much: ${list(
        problem.rows.map(({ row, cells }) => `row ${row} has ${cells} cells`),
      )}. Expected ${problem.expected} cells. Missing ones count as empty, and further ones are left out.`;
    case 'no-number-in-series':
      return `no number in the series ${quoted(problem.names)}. Expected numbers. The chart leaves the series out.`;
    case 'units':
      return `several units in the series ${quoted(problem.names)}. Expected one unit. The chart compares the numbers alone, and shows them without a unit.`;
    case 'negative-slices':
      return `negative values in a pie: ${quoted(problem.names)}. Expected values above 0. The pie leaves them out; bars would show them.`;
    case 'no-whole':
      return 'a pie without a value above 0. Expected at least one. The table shows in place of the pie.';
    case 'several-pies':
      return `a pie of ${problem.names.length} series: ${quoted(problem.names)}. Expected one series. The pie shows the first.`;
    case 'colors':
      return `\`colors\` has ${quoted(problem.colors)}. Expected colours of CSS. The default colours take their places.`;
    case 'range':
      return `\`min\` is ${problem.min} and \`max\` is ${problem.max}. Expected a \`min\` below \`max\`. The axis has its default range.`;
    case 'end-beyond-values': {
      const side = problem.setting === 'min' ? 'above' : 'below';
      const other = problem.setting === 'min' ? 'below' : 'above';
      return `\`${problem.setting}\` is ${problem.end}, and no value is ${side} it. Expected a number ${other} ${problem.nearest}. The axis has its default range.`;
    }
    case 'type':
      return `\`type\` is ${JSON.stringify(problem.type)}. Expected "bar", "line" or "pie", or 1009 to 1011. The chart has bars.`;
    case 'currency':
      return `\`currencyCode\` is ${JSON.stringify(problem.code)}. Expected three letters of ISO 4217, such as "EUR". The values show without a currency.`;
  }
};

/** Logs each problem in one line, once for the element. Without values there is no chart, which is an error. */
export const reportProblems = (host: BlockHost, problems: ChartProblem[]): void => {
  for (const problem of problems)
    if (problem.kind === 'no-data') host.report(Error(describe(problem)));
    else warnOnce(host, describe(problem));
};
