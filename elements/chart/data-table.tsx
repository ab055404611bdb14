import type { Cell, Grid } from './data/chart-data';
import type { ValueFormat } from './data/number-format';
import { countFractionDigits } from './data/parse-number';

interface DataTableProps {
  grid: Grid;
  caption: string;
  format: ValueFormat;
}

/** The table of a chart whose values come from data. */
export const DataTable = ({ grid: { rows }, caption, format }: DataTableProps) => {
  const [header = [], ...body] = rows;
  const cellText = (cell: Cell): string =>
    typeof cell === 'number'
      ? format.value(cell, { prefix: '', suffix: '', fractionDigits: countFractionDigits(`${cell}`) })
      : cell;
  return (
    <table>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {header.map((name, column) =>
            column ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: series may have the same name
              <th key={column} scope="col" part="heading">
                {name}
              </th>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the first cell has no name
              <td key={column} part="cell" />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {body.map(([name, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: categories may have the same name
          <tr key={row}>
            <th scope="row" part="heading">
              {name}
            </th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no name
              <td key={column} part="cell">
                {cellText(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
