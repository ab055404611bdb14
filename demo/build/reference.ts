/** The reference of the blocks and of the script tag, from `dist/demo/reference.json`, which the build makes of the sources. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reference, ReferenceTable } from '../../src/build/author-files/reference-tables';
import { escapeAttribute, indent, renderText } from './html';

const blockMarker = /^( *)<!-- reference: ([\w-]+) -->/gm;
const siteMarker = /^( *)<!-- (script attributes|custom properties) -->/gm;

/** Puts tables in place of `<!-- reference: BLOCK -->`, `<!-- script attributes -->` and `<!-- custom properties -->`. */
export async function renderReference(html: string, root: string): Promise<string> {
  if (!/<!-- (reference:|script attributes|custom properties)/.test(html)) return html;
  const { blocks, site }: Reference = JSON.parse(
    await readFile(join(root, 'dist/demo/reference.json'), 'utf8'),
  );
  return html
    .replace(siteMarker, (_, space: string, name: string) => {
      const table = name === 'script attributes' ? site.scriptAttributes : site.customProperties;
      return indent(renderTable(table), space.length);
    })
    .replace(blockMarker, (_, space: string, block: string) => {
      const tables = blocks[block];
      if (!tables)
        throw new Error(
          `<!-- reference: ${block} --> names no block; expected one of ${Object.keys(blocks).join(', ')}.`,
        );
      return indent(tables.map(renderSection).join('\n'), space.length);
    });
}

const renderSection = (table: ReferenceTable): string =>
  `<h3 class="facts-title">${renderText(table.title)}</h3>\n${renderTable(table)}`;

function renderTable({ title, columns, rows }: ReferenceTable): string {
  const label = escapeAttribute(title.replaceAll('`', ''));
  return [
    `<div class="scroller" tabindex="0" role="group" aria-label="${label}">`,
    // The roles stay where a narrow screen shows the rows as blocks.
    '  <table class="facts" role="table">',
    `    <thead role="rowgroup"><tr role="row">${columns.map((column) => `<th scope="col" role="columnheader">${renderText(column)}</th>`).join('')}</tr></thead>`,
    '    <tbody role="rowgroup">',
    ...rows.map((cells) => renderRow(cells, columns)),
    '    </tbody>',
    '  </table>',
    '</div>',
  ].join('\n');
}

function renderRow([name = '', ...cells]: string[], [, ...columns]: string[]): string {
  const fields = cells.map((cell, index) => {
    const column = columns[index] ?? '';
    const attribute =
      column === 'Description' ? ' class="facts-description"' : ` data-label="${escapeAttribute(column)}"`;
    return `<td role="cell"${attribute}>${renderText(cell)}</td>`;
  });
  return `      <tr role="row"><th scope="row" role="rowheader">${renderText(name)}</th>${fields.join('')}</tr>`;
}
