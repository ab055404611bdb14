import { readFileSync, writeFileSync } from 'node:fs';
import type { BlockDescription } from '../describe/block-description';
import { type ReferenceTable, referenceOf, siteReference } from './reference-tables';

const row = (cells: string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const tableText = ({ columns, rows }: Omit<ReferenceTable, 'title'>): string =>
  [row(columns), `|${columns.map(() => '---').join('|')}|`, ...rows.map(row)].join('\n');

/** The part of a block's README that the build writes. */
const blockReference = (block: BlockDescription): string =>
  referenceOf(block)
    .map((table) => `### ${table.title}\n\n${tableText(table)}`)
    .join('\n\n');

/** The list of blocks in the README of the repository. */
const blockList = (blocks: BlockDescription[]): string =>
  tableText({
    columns: ['Block', 'Description'],
    rows: blocks.map(({ moduleName, tag, description }) => [
      `[\`<${tag}>\`](elements/${moduleName}/README.md)`,
      description,
    ]),
  });

/**
 * Replaces the text between `<!-- NAME: … -->` and `<!-- /NAME -->`.
 * @throws when the text has no such markers
 */
const replaceBetween = (text: string, name: string, content: string): string => {
  const section = new RegExp(`(<!-- ${name}: [^\\n]* -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!section.test(text))
    throw new Error(`The README has no "<!-- ${name}: … -->" and "<!-- /${name} -->".`);
  return text.replace(section, (_, start: string, end: string) => `${start}\n${content}\n\n${end}`);
};

/** Appends the section for the tables to a README that has none yet, below its own heading where it has that. */
const withReferenceSection = (text: string): string =>
  text.includes('<!-- /reference -->')
    ? text
    : `${text.replace(/\n## Reference\s*$/, '').trimEnd()}\n\n${emptyReferenceSection}`;

const emptyReferenceSection = `## Reference

In \`data\` and in JavaScript, a setting has the name of its attribute in camelCase: \`open-first\` is \`openFirst\`.

<!-- reference: \`npm run build\` writes this part from schema.ts, index.ts and the stylesheets -->
<!-- /reference -->
`;

/** The README of the repository, with its tables. */
const withProjectTables = (text: string, blocks: BlockDescription[]): string => {
  const { scriptAttributes, customProperties } = siteReference(blocks);
  const tables = {
    blocks: blockList(blocks),
    'script attributes': tableText(scriptAttributes),
    'custom properties': tableText(customProperties),
  };
  return Object.entries(tables).reduce((result, [name, table]) => replaceBetween(result, name, table), text);
};

/** Every README with a generated part: its path in the repository, and its text as the build writes it. */
export const readmesOf = (blocks: BlockDescription[], root: string): { path: string; text: string }[] => {
  const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
  return [
    { path: 'README.md', text: withProjectTables(read('README.md'), blocks) },
    ...blocks.map((block) => {
      const path = `elements/${block.moduleName}/README.md`;
      return {
        path,
        text: replaceBetween(withReferenceSection(read(path)), 'reference', blockReference(block)),
      };
    }),
  ];
};

export const writeReadmes = (blocks: BlockDescription[], root: string): void => {
  for (const { path, text } of readmesOf(blocks, root))
    if (text !== readFileSync(`${root}${path}`, 'utf8')) writeFileSync(`${root}${path}`, text);
};
