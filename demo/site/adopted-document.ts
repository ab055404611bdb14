/** Folders from which the sandboxed page may load files; each address ends with a slash. */
interface AllowedFolders {
  /** The library. */
  dist: string;
  /** The examples, whose relative addresses start here. */
  saved: string;
  /** Pictures of the examples. */
  pictures: string;
}

/** Why a text cannot be adopted, as a sentence for the person who has pasted it; undefined where it can. */
export const problemOf = (text: string): string | undefined => {
  if (!text.trim())
    return 'There is nothing to adopt yet. Choose a saved page, paste its HTML, or use an example.';
  if (!/<[a-z!/]/i.test(text))
    return 'This is not HTML: there is no tag in it. Choose the file that your browser has saved, or paste what “View source” shows, all of it.';
  return undefined;
};

/** Allows only the library and the examples' own files: no other requests, no forms, no frames, no scripts of the page. */
const policyFor = ({ dist, saved, pictures }: AllowedFolders): string =>
  [
    "default-src 'none'",
    `script-src ${dist}`,
    `style-src ${dist} ${saved} 'unsafe-inline'`,
    `img-src ${pictures} data: blob:`,
    'font-src data:',
    "form-action 'none'",
  ].join('; ');

/** Elements that a policy does not stop: early connections, the page's own base, policy, reload and tag of Azulejo. */
const removedParts = [
  'base',
  'link:not([rel="stylesheet" i])',
  'meta[http-equiv]',
  'script[data-adopt]',
].join();

/**
 * Adds Azulejo's tag to a pasted page, for a sandboxed frame. Links of the page do nothing: their target is a new window, which
 * the sandbox forbids.
 */
export const adoptedDocument = (html: string, folders: AllowedFolders): string => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const part of page.querySelectorAll(removedParts)) part.remove();
  for (const element of page.querySelectorAll('[target]')) element.removeAttribute('target');
  // While a script blocks the parser, Firefox requests the pictures of `srcset` in spite of the policy.
  for (const element of page.querySelectorAll('[srcset]')) element.removeAttribute('srcset');
  const create = (tag: string, attributes: Record<string, string>): Element => {
    const element = page.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  page.head.prepend(
    create('meta', { charset: 'utf-8' }),
    create('meta', { 'http-equiv': 'Content-Security-Policy', content: policyFor(folders) }),
    create('base', { href: folders.saved, target: '_blank' }),
    create('link', { rel: 'stylesheet', href: `${folders.dist}azulejo.css` }),
    create('script', { src: `${folders.dist}azulejo.js`, 'data-adopt': '' }),
    create('script', { src: `${folders.dist}demo/adopted-frame.js`, type: 'module' }),
  );
  return `<!doctype html>${page.documentElement.outerHTML}`;
};
