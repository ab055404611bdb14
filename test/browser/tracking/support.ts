import type { Collectors } from '../../../src/build/author-files/collectors';
import { isObject } from '../../../src/core/util/is-object';
import type { Flavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { type ReceivedCall, received } from '../support/site';
import { waitFor } from '../support/wait-for';

export const website = { id: 'w1', identifier: 'taller', templateId: 't1', language: 'es-MX' };
export const restrictive = { isRestrictiveCookiePolicyEnabled: true };

export const button =
  '<az-button id="b1" size="large" loading="eager"><a href="#there">Ver la tienda</a></az-button>';

interface TrackedPage {
  flavour: Flavour;
  /** The site context. */
  context?: object;
  body?: string;
  /** Attributes of the script tag. */
  attributes?: string;
  query?: string;
  head?: string;
}

/** Opens a page of a site with tracking. A script of the page throws an error for each event `fail`. */
export const openTracked = ({
  flavour,
  context = {},
  body = button,
  attributes = '',
  query,
  head = '',
}: TrackedPage): Promise<Page> =>
  openPage({
    query,
    html: `<!doctype html><html lang="en"><head><title>Taller</title>
      <script type="application/json" data-azulejo-context>${JSON.stringify({ website, ...context })}</script>
      <script>addEventListener('fail', ({ detail }) => setTimeout(() => { throw Error(detail) }))</script>
      <script src="${flavour.script}" ${attributes} async></script>${head}</head>
      <body>${body}</body></html>`,
  });

const trackingModule = (page: Page, { base }: Flavour): Promise<typeof import('azulejo/tracking')> =>
  page.window.eval(`import('${base}tracking.js')`);

/** Resolves when the collectors listen, or will not. */
export const started = async (page: Page, flavour: Flavour): Promise<void> =>
  (await trackingModule(page, flavour)).start();

export const isFirstSession = async (page: Page, flavour: Flavour): Promise<boolean> =>
  (await trackingModule(page, flavour)).isFirstSession();

/** The calls of a path, once there are `count` of them. */
export const callsOf = (path: string, count = 1): Promise<ReceivedCall[]> =>
  waitFor(
    async () => {
      const calls = await received(path);
      return calls.length >= count && calls;
    },
    { hint: () => `\nExpected ${count} calls of ${path}.` },
  );

/** All calls of collectors so far; with `page` only its own, because the last calls of an earlier page may come late. */
export const calls = async (page?: Page): Promise<string[]> =>
  (await received())
    .filter(({ headers }) => !page || headers.referer === page.window.location.href.split('#')[0])
    .map(({ path }) => path)
    .filter((path) => /^\/api\/(census|events|track|v1|1)\//.test(path))
    .sort();

/** Whether the page has loaded an address that ends with `path`, its query apart. */
export const hasLoaded = (page: Page, path: string): boolean =>
  page.window.performance
    .getEntriesByType('resource')
    .some(({ name }) => new URL(name).pathname.endsWith(path));

export const cookies = (page: Page): string[] =>
  page.document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => name.startsWith('ss_') && name !== 'ss_cookieAllowed')
    .sort();

const parsed = (value: unknown): unknown => {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return value;
  }
};

/** The fields of a body, by the names of collectors.json. A name in `known` covers everything below it. */
const fieldsIn = (value: unknown, known: string[], path = ''): string[] => {
  const content = parsed(value);
  if (known.includes(path)) return [path];
  if (Array.isArray(content))
    return content.flatMap((one) => fieldsIn(one, known, path ? `${path}.[]` : '[]'));
  if (!isObject(content)) return [path];
  return Object.entries(content).flatMap(([name, one]) =>
    fieldsIn(one, known, path ? `${path}.${name}` : name),
  );
};

/** Compares calls with collectors.json. @returns the fields that are sent but not listed, or listed but not sent */
export const differences = async (all: ReceivedCall[]): Promise<string[]> => {
  const { collectors }: Collectors = await (await fetch('/dist/collectors.json')).json();
  return collectors.flatMap(({ name, calls: listed, fields }) =>
    // Of a collector with two calls, the first has no fields.
    listed.slice(-1).flatMap((call) => {
      const [method, path = ''] = call.split(' ');
      const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
      const found = all.filter((one) => one.method === method && pattern.test(one.path));
      if (!found.length) return [`${name}: ${call} did not come`];
      const names = fields.map((field) => field.name);
      const sent = new Set(
        found.flatMap(({ body, query }) => fieldsIn(method === 'GET' ? query : body, names)),
      );
      const open = names.filter((one) => one.endsWith('…')).map((one) => one.slice(0, -1));
      const isKnown = (one: string) => names.includes(one) || open.some((begin) => one.startsWith(begin));
      const needed = fields.filter((field) => !field.optional && !field.name.endsWith('…'));
      return [
        ...[...sent].filter((one) => !isKnown(one)).map((one) => `${name} sends ${one}`),
        ...needed.filter((one) => !sent.has(one.name)).map((one) => `${name} does not send ${one.name}`),
      ];
    }),
  );
};
