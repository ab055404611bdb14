/** The table "What comes back" of leaving.html, from the README of src/features/adopt-page. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indent, renderText } from './html';

const marker = /^( *)<!-- saved kinds -->/m;

const readmeFile = 'src/features/adopt-page/README.md';

/** A row of the table, each cell as Markdown. */
interface KindRow {
  /** Names in the report, such as "`form`, `newsletter`". */
  kinds: string;
  saved: string;
  becomes: string;
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * The rows of the first table of a README.
 * @throws where there is no table of three columns
 */
export const readKindRows = (readme: string): KindRow[] => {
  const [table = ''] = /^\|.*\n\|[-| ]+\|\n(\|.*\n)+/m.exec(readme) ?? [];
  const [, , ...lines] = table.trim().split('\n');
  const rows = lines
    .map(cellsOf)
    .map(([kinds = '', saved = '', becomes = '']) => ({ kinds, saved, becomes }));
  if (rows.length === 0 || rows.some(({ kinds, becomes }) => !kinds || !becomes))
    throw new Error(`${readmeFile} needs a table "Kind in the report | In the saved page | Becomes" first.`);
  return rows;
};

/** The names of kinds in a row. */
export const kindsOf = ({ kinds }: KindRow): string[] =>
  [...kinds.matchAll(/`([\w-]+)`/g)].map(([, kind = '']) => kind);

const renderRow = ({ kinds, saved, becomes }: KindRow): string =>
  `      <tr><th scope="row">${renderText(saved)}</th><td>${renderText(becomes)}</td><td>${renderText(kinds)}</td></tr>`;

const renderTable = (rows: KindRow[]): string =>
  [
    '<div class="scroller" tabindex="0" role="group" aria-label="What comes back of a saved page">',
    '  <table class="facts saved-kinds">',
    '    <thead><tr><th scope="col">In the saved page</th><th scope="col">Becomes</th><th scope="col">In the report</th></tr></thead>',
    '    <tbody>',
    ...rows.map(renderRow),
    '    </tbody>',
    '  </table>',
    '</div>',
  ].join('\n');

/** Puts the table in place of `<!-- saved kinds -->`. */
export async function renderSavedKinds(html: string, root: string): Promise<string> {
  if (!marker.test(html)) return html;
  const readme = await readFile(join(root, readmeFile), 'utf8');
  const table = renderTable(readKindRows(readme));
  return html.replace(marker, (_, space: string) => indent(table, space.length));
}
