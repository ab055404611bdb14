import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const words = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
);

/** The front matter: `name: value` lines between the two `---` lines at the start of a page file. */
const frontMatterSchema = v.strictObject({
  /** The template adds " · Azulejo" in the browser's tab. A card on the first page shows the part before a "·". */
  title: v.string(),
  /** For search engines, and for the card on the first page. */
  description: v.string(),
  /** Language of the page, as in `<html lang>`. */
  lang: v.optional(v.string(), 'en'),
  /**
   * The parts around the content:
   * - `block`: header and footer of the site, and the styles of a block's page
   * - `site`: header and footer of the site alone
   * - `shop`: header and footer of the demo's shop, in Spanish
   * - `bare`: nothing; the content is all of `<body>`
   */
  template: v.optional(v.picklist(['block', 'site', 'shop', 'bare']), 'block'),
  /** Names of further style sheets in demo/site, separated by spaces. */
  styles: v.optional(words, ''),
  /** `wide`: the page's sections set their own width. */
  main: v.optional(v.picklist(['narrow', 'wide']), 'narrow'),
  /** `panel` adds the cart as a panel, which the link in the shop's header opens. */
  cart: v.optional(v.picklist(['none', 'panel']), 'none'),
  /** Attributes of the script tag that loads the library; `none` for a page without blocks. */
  loader: v.optional(v.string(), ''),
});

export interface PageFile extends v.InferOutput<typeof frontMatterSchema> {
  /** Path in demo/pages. */
  file: string;
  /** Further elements of the page's `<head>`. */
  head: string;
  content: string;
  /** The last paragraphs of the footer, in place of the template's. */
  footer?: string;
}

const layout =
  /^---\n(?<frontMatter>[\s\S]*?)\n---\n(?:<head>\n(?<head>[\s\S]*?)\n<\/head>\n)?(?<content>[\s\S]*?)(?:<!-- footer -->\n(?<footer>[\s\S]*))?$/;

export const pageFolder = (root: string): string => join(root, 'demo', 'pages');

/** Names of the pages directly in demo/pages: `accordion.html`, … */
export async function listPageFiles(root: string): Promise<string[]> {
  return (await readdir(pageFolder(root))).filter((file) => file.endsWith('.html')).sort();
}

/** @throws when the file does not exist, or is not a page file; the message names the file. */
export async function readPageFile(root: string, file: string): Promise<PageFile> {
  const text = await readFile(join(pageFolder(root), file), 'utf8').catch(() => {
    throw new Error(`demo/pages/${file} is missing. Each block needs a page with the block's name.`);
  });
  return parsePageFile(text, file);
}

export function parsePageFile(text: string, file: string): PageFile {
  const parts = layout.exec(text)?.groups;
  if (!parts)
    throw new Error(
      `demo/pages/${file} must begin with front matter (title, description) between two lines "---".`,
    );
  const { frontMatter = '', head = '', content = '', footer } = parts;
  const lines = frontMatter.split('\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
  const { success, output, issues } = v.safeParse(frontMatterSchema, Object.fromEntries(lines));
  if (!success) {
    const [issue] = issues;
    throw new Error(`demo/pages/${file}: the field "${v.getDotPath(issue)}" is wrong. ${issue.message}.`);
  }
  return { ...output, file, head, content: content.trim(), footer: footer?.trim() };
}
