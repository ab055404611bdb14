import { type TokenKind, tokenize } from './tokenize-html';

const copiedLabelMs = 2000;

/** Addresses in the demo's folders, in quotes, as the snippets on a page show them: short, and right on this page only. */
const demoAddress = /(["'])((?:\.\.\/dist|pictures|films|recordings)\/[^"']*)\1/g;

/** Attributes as they are written: `true` for an attribute without a value. */
export type Attributes = Map<string, string | true>;

/** Makes a snippet ready to copy: colours, a copy button, complete addresses in what is copied. */
export function setUpSnippet(snippet: Element): void {
  const code = snippet.querySelector('code');
  if (!code) return;
  code.addEventListener('copy', (event) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', completeAddresses(`${getSelection()}`, document.baseURI));
  });
  if (!snippet.hasAttribute('data-label')) highlight(code);
  addCopyButton(snippet, code);
}

/**
 * Makes the addresses in a snippet absolute, so that the snippet works in a file anywhere on this machine.
 */
export function completeAddresses(markup: string, base: string): string {
  return markup.replace(
    demoAddress,
    (_, quote: string, address: string) => quote + new URL(address, base).href + quote,
  );
}

/** The same markup with other attributes on its first tag: replaces those in `known`, keeps the others. */
export function withAttributes(
  markup: string,
  { known, set }: { known: Iterable<string>; set: Attributes },
): string {
  const replaced = new Set(known);
  return markup.replace(/^(<[\w-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/, (_, start: string, old: string) => {
    const otherAttributes = [...old.matchAll(/([\w-]+)(?:="[^"]*")?/g)]
      .filter(([, name = '']) => !replaced.has(name))
      .map(([whole]) => whole);
    const newAttributes = [...set].map(([name, value]) =>
      value === true ? name : `${name}="${escapeValue(value)}"`,
    );
    return `${[start, ...newAttributes, ...otherAttributes].join(' ')}>`;
  });
}

const escapeValue = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The same markup with another value of the first field of this name in its JSON. */
export function withJsonValue(
  markup: string,
  { name, value }: { name: string; value: string | number },
): string {
  const field = new RegExp(`("${name}": )("(?:[^"\\\\]|\\\\.)*"|[\\d.]+)`);
  // The JSON is in a script, which `</script>` would end.
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return markup.replace(field, (_, start: string) => start + json);
}

const highlightedRanges = new WeakMap<Element, { kind: TokenKind; range: Range }[]>();

/**
 * Colours a snippet with the CSS Custom Highlight API. The text stays one text node, so copying, searching and
 * screen readers get plain text. Browsers without the API show the snippet in one colour.
 */
export function highlight(code: Element): void {
  if (!('highlights' in CSS)) return;
  for (const { kind, range } of highlightedRanges.get(code) ?? []) highlightOf(kind).delete(range);
  const text = code.firstChild;
  if (!(text instanceof Text)) return;
  const ranges = tokenize(text.data).map(({ kind, start, end }) => {
    const range = new Range();
    range.setStart(text, start);
    range.setEnd(text, end);
    return { kind, range };
  });
  for (const { kind, range } of ranges) highlightOf(kind).add(range);
  highlightedRanges.set(code, ranges);
}

function highlightOf(kind: TokenKind): Highlight {
  const name = `code-${kind}`;
  const registered = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, registered);
  return registered;
}

/** The button's label shows the result, and a status message announces it to screen readers. */
function addCopyButton(snippet: Element, code: Element): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  const status = document.createElement('span');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  let timer: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener('click', async () => {
    const isCopied = await copyText(code);
    button.textContent = isCopied ? 'Copied' : 'Press Ctrl+C';
    status.textContent = isCopied ? 'Copied to the clipboard' : 'Selected; press Control C to copy';
    button.toggleAttribute('data-copied', isCopied);
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.textContent = 'Copy';
      status.textContent = '';
      button.removeAttribute('data-copied');
    }, copiedLabelMs);
  });
  snippet.append(button, status);
}

/**
 * Copies the text and returns true. Without access to the clipboard (a page without https, a refused permission), it
 * selects the text, so that the visitor can press Ctrl+C.
 */
async function copyText(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(`${completeAddresses(code.textContent ?? '', document.baseURI)}\n`);
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}
