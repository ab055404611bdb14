import { isObject } from '../../core/util/is-object';
import { trustedHtml } from '../../core/util/trusted';
import type { Thing } from './thing';

/** Scripts that blocks have added; all others are the page's own. */
const addedScripts = new WeakSet<Element>();

/** JSON for a `<script>`: no text in it can end the script. */
export const scriptText = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Describes things to search engines, in a script in the page's head.
 * @returns a function that removes the script
 * @throws where the page's Trusted Types forbid the policy `azulejo`
 */
export const addJsonLd = (things: Thing[]): (() => void) => {
  const [only] = things;
  const content = things.length === 1 ? { ...only } : { '@graph': things };
  const template = document.createElement('template');
  // As markup: Trusted Types take every text that is put into a script element for code.
  template.innerHTML = trustedHtml(
    `<script type="application/ld+json">${scriptText({ '@context': 'https://schema.org', ...content })}</script>`,
  );
  const script = template.content.firstElementChild as Element;
  addedScripts.add(script);
  document.head.append(script);
  return () => script.remove();
};

/** A thing and all things inside it. */
const withInnerThings = (value: unknown): Thing[] => {
  if (Array.isArray(value)) return value.flatMap(withInnerThings);
  if (!isObject(value)) return [];
  return [value, ...Object.values(value).flatMap(withInnerThings)];
};

const thingsIn = ({ textContent }: Element): Thing[] => {
  try {
    return withInnerThings(JSON.parse(textContent ?? ''));
  } catch {
    // Search engines cannot read it either.
    return [];
  }
};

const hasType = (thing: Thing, type: unknown): boolean => [thing['@type']].flat().includes(type);

const namesOf = ({ name, headline, url }: Thing): unknown[] => [name, headline, url].filter(Boolean);

/** Whether both describe the same: things of one type that share a name or an address. A thing with neither is known by its type. */
const isSameThing = (one: Thing, other: Thing): boolean => {
  if (!hasType(other, one['@type'])) return false;
  const names = namesOf(one);
  return !names.length || namesOf(other).some((name) => names.includes(name));
};

/** Whether the element's own content says as microdata what it shows, or a thing around it does. */
const hasMicrodata = (host: Element, type: unknown): boolean =>
  !!host.querySelector(`[itemtype$="schema.org/${type}"]`) ||
  !!host.closest(`[itemtype$="schema.org/${type}"]`);

/** A thing of the page's microdata, as far as `isSameThing` compares it. */
const thingOf = (element: Element): Thing => {
  const read = (name: string): string | undefined => {
    const property = element.querySelector(`[itemprop~="${name}"]`);
    return property instanceof HTMLAnchorElement ? property.href : property?.textContent?.trim();
  };
  return {
    '@type': element.getAttribute('itemtype')?.split('/').at(-1),
    name: read('name'),
    headline: read('headline'),
    url: read('url'),
  };
};

/** The things that neither JSON-LD nor microdata of the page describes. */
export const undescribedThings = (things: Thing[], host: Element): Thing[] => {
  const inScripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .filter((script) => !addedScripts.has(script))
    .flatMap(thingsIn);
  const inElements = [...document.querySelectorAll('[itemtype*="schema.org/"]')].map(thingOf);
  const own = [...inScripts, ...inElements];
  return things.filter(
    (thing) => !hasMicrodata(host, thing['@type']) && !own.some((ownThing) => isSameThing(thing, ownThing)),
  );
};
