/** The documentation of the analytics collectors on tracking.html, from the library's own `dist/collectors.json`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Collector, Collectors } from '../../src/build/author-files/collectors';
import { escapeHtml, indent, renderText } from './html';

const marker = /( *)<!-- collectors: (\w+) -->/g;

/** Puts the library's lists in place of `<!-- collectors: rules -->`, `off` and `all`. */
export async function renderCollectors(html: string, root: string): Promise<string> {
  if (!html.includes('<!-- collectors:')) return html;
  const text = await readFile(join(root, 'dist/collectors.json'), 'utf8');
  const { rules, off, collectors }: Collectors = JSON.parse(text);
  const parts: Record<string, string> = {
    rules: renderList(rules),
    off: renderList(off),
    all: collectors.map(renderCollector).join('\n'),
  };
  return html.replace(marker, (_, space: string, name: string) => {
    const part = parts[name];
    if (!part)
      throw new Error(
        `<!-- collectors: ${name} --> is unknown; expected one of ${Object.keys(parts).join(', ')}.`,
      );
    return indent(part, space.length);
  });
}

const renderList = (items: string[]): string =>
  ['<ul>', ...items.map((item) => `  <li>${renderText(item)}</li>`), '</ul>'].join('\n');

/** `events-service` -> "Events service" */
const titleOf = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replace(/-/g, ' ');

function renderCollector({ name, description, calls, when, cookies, storage, fields }: Collector): string {
  const facts = [
    ['When', renderText(when)],
    ...calls.map((call) => ['Call', `<code>${escapeHtml(call)}</code>`]),
    ...cookies.map((cookie) => ['Cookie', `<code>${cookie.name}</code> ${renderText(cookie.description)}`]),
    ...storage.map((entry) => [
      'Local storage',
      `<code>${entry.name}</code> ${renderText(entry.description)}`,
    ]),
  ].map(([term, text]) => `  <div><dt>${term}</dt><dd>${text}</dd></div>`);
  const rows = fields.map(
    (field) =>
      `      <div><dt><code>${escapeHtml(field.name)}</code></dt><dd>${renderText(field.description)}${field.optional ? ' Optional.' : ''}</dd></div>`,
  );
  return [
    `<article id="${name}">`,
    `  <h3>${titleOf(name)}</h3>`,
    `  <p>${renderText(description)}</p>`,
    '  <dl>',
    ...facts.map((line) => `  ${line}`),
    '  </dl>',
    ...(rows.length
      ? [
          '  <details>',
          `    <summary>Data sent<span class="visually-hidden"> by ${titleOf(name)}</span></summary>`,
          '    <dl>',
          ...rows,
          '    </dl>',
          '  </details>',
        ]
      : []),
    '</article>',
  ].join('\n');
}
