/** Keeps the page for sites' owners true: what collectors send, as their code says it. */
import { type Collector, collectorsOf } from '../../src/build/write/collectors';
import { escapeHtml, indent } from './html';

const region = /( *)<!-- collectors: (\w+) -->[\s\S]*?<!-- \/collectors -->/g;

/** Text with `code` between backticks. */
const prose = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const list = (lines: string[]): string =>
  ['<ul>', ...lines.map((line) => `  <li>${prose(line)}</li>`), '</ul>'].join('\n');

/** `events-service` -> "Events service" */
const titleOf = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replace(/-/g, ' ');

function renderCollector({ name, description, calls, when, cookies, fields }: Collector): string {
  const facts = [
    ['When', prose(when)],
    ...calls.map((call) => ['Call', `<code>${escapeHtml(call)}</code>`]),
    ...cookies.map((cookie) => ['Cookie', `<code>${cookie.name}</code> ${prose(cookie.description)}`]),
  ].map(([term, text]) => `  <div><dt>${term}</dt><dd>${text}</dd></div>`);
  const rows = fields.map(
    (field) =>
      `      <div><dt><code>${escapeHtml(field.name)}</code></dt><dd>${prose(field.description)}${field.optional ? ' Not always there.' : ''}</dd></div>`,
  );
  return [
    `<article id="${name}">`,
    `  <h3>${titleOf(name)}</h3>`,
    `  <p>${prose(description)}</p>`,
    '  <dl>',
    ...facts.map((line) => `  ${line}`),
    '  </dl>',
    ...(rows.length
      ? [
          '  <details>',
          `    <summary>What is sent<span class="visually-hidden"> by ${titleOf(name)}</span></summary>`,
          '    <dl>',
          ...rows,
          '    </dl>',
          '  </details>',
        ]
      : []),
    '</article>',
  ].join('\n');
}

/** A page with its lists of rules and collectors renewed. */
export function renderCollectors(html: string): string {
  if (!html.includes('<!-- collectors:')) return html;
  const { rules, off, collectors } = collectorsOf();
  const parts: Record<string, string> = {
    rules: list(rules),
    off: list(off),
    all: collectors.map(renderCollector).join('\n'),
  };
  return html.replace(region, (_, space: string, name: string) => {
    const part = parts[name];
    if (!part)
      throw new Error(`write-collectors: there is no part "${name}"; expected ${Object.keys(parts)}.`);
    return `${space}<!-- collectors: ${name} -->\n${indent(part, space.length)}\n${space}<!-- /collectors -->`;
  });
}
