import { dedent, escapeHtml } from './html';

/** The stylesheet reserves the place of the blocks until the script arrives. */
const tags =
  '<link rel="stylesheet" href="../dist/azulejo.css">\n<script src="../dist/azulejo.js" async></script>';

/** Credits the demo's own tiles. A copy of the markup shows OpenStreetMap's, which name their authors themselves. */
const ownCredit = / attribution="Isla Azulejo[^"]*"/g;

const marker = /^( *)<!-- snippet: ([\w-]+)( with script| in one line)? -->/gm;

/**
 * Puts the markup of live examples in place of `<!-- snippet: NAME -->`. The author of a page writes an example once,
 * inside an element with `data-snippet="NAME"`.
 *
 * `<!-- snippet: NAME with script -->` has the stylesheet and the script tag before the markup;
 * `<!-- snippet: NAME in one line -->` shows the element's opening and closing tag only.
 *
 * @throws when a page has no example of that name
 */
export function renderSnippets(html: string, file: string): string {
  return html.replace(marker, (_, space: string, name: string, form = '') => {
    const text = formatExample(readExample(html, name, file), form);
    return [
      `${space}<div class="snippet${form === ' in one line' ? ' snippet--line' : ''}">`,
      // A line break inside <pre> would be part of the text.
      `${space}  <pre tabindex="0" role="group" aria-label="Markup"><code>${escapeHtml(text)}</code></pre>`,
      `${space}</div>`,
    ].join('\n');
  });
}

function formatExample(example: string, form: string): string {
  if (form === ' with script') return `${tags}\n\n${example}`;
  return form ? example.replace(/>[\s\S]*(?=<\/)/, '><!-- pictures -->') : example;
}

/** The content of the element with this `data-snippet`, up to the closing tag at the same indentation. */
function readExample(html: string, name: string, file: string): string {
  const opening = new RegExp(`^( *)<(\\w+)[^>]* data-snippet="${name}"[^>]*>\\n`, 'm').exec(html);
  const [tag = '', space = '', element = ''] = opening ?? [];
  const start = (opening?.index ?? 0) + tag.length;
  const end = html.indexOf(`\n${space}</${element}>`, start);
  if (!opening || end < 0) {
    throw new Error(
      `demo/pages/${file} shows the snippet "${name}", but no element with data-snippet="${name}" opens and closes at the same indentation.`,
    );
  }
  return dedent(html.slice(start, end)).replaceAll(ownCredit, '');
}
