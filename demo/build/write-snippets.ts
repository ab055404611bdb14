/**
 * Writes the markup to copy under each live example. An author of a demo page writes the example once, inside
 * `<… data-snippet="name">`, and an empty `<!-- snippet: name -->` … `<!-- /snippet -->` where its text is to stand.
 */
import { dedent, escapeHtml } from './html';

const scriptTag = '<script src="../dist/azulejo.js" async></script>';

const region = /^( *)<!-- snippet: ([\w-]+)( with script)? -->[\s\S]*?<!-- \/snippet -->/gm;

export function renderSnippets(html: string, page: string): string {
  return html.replace(region, (_, space: string, name: string, withScript: string | undefined) => {
    const example = readExample(html, name, page);
    const text = withScript ? `${scriptTag}\n\n${example}` : example;
    return [
      `${space}<!-- snippet: ${name}${withScript ?? ''} -->`,
      `${space}<div class="snippet">`,
      // No line break inside <pre> that is not part of the text.
      `${space}  <pre tabindex="0" role="group" aria-label="Markup"><code>${escapeHtml(text)}</code></pre>`,
      `${space}</div>`,
      `${space}<!-- /snippet -->`,
    ].join('\n');
  });
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
