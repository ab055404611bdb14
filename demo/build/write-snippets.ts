/**
 * Writes the markup to copy under each live example. An author of a demo page writes the example once, inside
 * `<… data-snippet="name">`, and an empty `<!-- snippet: name -->` … `<!-- /snippet -->` where its text is to stand. `name with script` has the script tag
 * before it, `name in one line` only the element's own tag.
 */
import { dedent, escapeHtml } from './html';

const scriptTag = '<script src="../dist/azulejo.js" async></script>';

const region = /^( *)<!-- snippet: ([\w-]+)( with script| in one line)? -->[\s\S]*?<!-- \/snippet -->/gm;

export function renderSnippets(html: string, page: string): string {
  return html.replace(region, (_, space: string, name: string, form = '') => {
    const text = formed(readExample(html, name, page), form);
    const isLine = form === ' in one line';
    return [
      `${space}<!-- snippet: ${name}${form} -->`,
      `${space}<div class="snippet${isLine ? ' snippet--line' : ''}">`,
      // No line break inside <pre> that is not part of the text.
      `${space}  <pre tabindex="0" role="group" aria-label="Markup"><code>${escapeHtml(text)}</code></pre>`,
      `${space}</div>`,
      `${space}<!-- /snippet -->`,
    ].join('\n');
  });
}

function formed(example: string, form: string): string {
  if (form === ' with script') return `${scriptTag}\n\n${example}`;
  return form ? example.replace(/>[\s\S]*(?=<\/)/, '><!-- pictures -->') : example;
}

/** What stands inside the element with this `data-snippet`: up to the closing tag at the same indentation. */
function readExample(html: string, name: string, page: string): string {
  const opening = new RegExp(`^( *)<(\\w+)[^>]* data-snippet="${name}"[^>]*>\\n`, 'm').exec(html);
  const [tag = '', space = '', element = ''] = opening ?? [];
  const from = (opening?.index ?? 0) + tag.length;
  const to = html.indexOf(`\n${space}</${element}>`, from);
  if (!opening || to < 0) {
    throw new Error(
      `write-snippets: ${page} asks for the snippet "${name}", but no element with data-snippet="${name}" opens and closes at the same indentation. Nothing was written.`,
    );
  }
  return dedent(html.slice(from, to));
}
