import { isObject } from '../../core/util/is-object';
import { trustedHtml } from '../../core/util/trusted';
import { absoluteUrls, type Thing } from './thing';

/** The things that a block describes, and the script with those of them that no block before it describes. */
interface Description {
  things: Map<string, Thing>;
  text: string;
  script: Element | undefined;
}

/** In the order in which the blocks have added them. All other scripts are the page's own. */
const descriptions = new Set<Description>();

const isAdded = (element: Element): boolean => [...descriptions].some(({ script }) => script === element);

/** JSON for a `<script>`: no text in it can end the script. */
export const scriptText = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const createScript = (text: string): Element => {
  // By parsing HTML: Trusted Types treat every text that is put into a script element as code. The parser works in XHTML pages,
  // too.
  const html = trustedHtml(`<script type="application/ld+json">${text}</script>`);
  return document.adoptNode(new DOMParser().parseFromString(html, 'text/html').scripts[0] as Element);
};

/**
 * Updates the script of each block. A page may show the same events as a month and as a list: only the script of the first of
 * these blocks has them.
 */
const writeScripts = (): void => {
  const described = new Set<string>();
  for (const description of descriptions) {
    const own = [...description.things].filter(([key]) => !described.has(key)).map(([, thing]) => thing);
    for (const key of description.things.keys()) described.add(key);
    const text = own.length
      ? scriptText({ '@context': 'https://schema.org', ...(own.length > 1 ? { '@graph': own } : own[0]) })
      : '';
    if (text !== description.text) {
      description.script?.remove();
      description.script = text ? createScript(text) : undefined;
      description.text = text;
    }
    const { script } = description;
    if (script && !script.isConnected) document.head.append(script);
  }
};

/**
 * Describes things to search engines, in a script in the page's head. A thing that several blocks describe is there once.
 * @returns a function that removes the script
 * @throws where the page's Trusted Types forbid the policy `azulejo`
 */
export const addJsonLd = (things: Thing[]): (() => void) => {
  const description: Description = {
    things: new Map(things.map((thing) => [JSON.stringify(thing), thing])),
    text: '',
    script: undefined,
  };
  const remove = (): void => {
    descriptions.delete(description);
    description.script?.remove();
  };
  descriptions.add(description);
  try {
    writeScripts();
  } catch (error) {
    remove();
    throw error;
  }
  return () => {
    remove();
    writeScripts();
  };
};

/** A thing and all things inside it. */
const withInnerThings = (value: unknown): Thing[] => {
  if (Array.isArray(value)) return value.flatMap(withInnerThings);
  if (!isObject(value)) return [];
  return [value, ...Object.values(value).flatMap(withInnerThings)];
};

/** All things of a script. */
const thingsIn = ({ textContent }: Element): Thing[] => {
  try {
    return withInnerThings(JSON.parse(textContent ?? ''));
  } catch {
    // Search engines cannot read it either.
    return [];
  }
};

/** All things that scripts of the page describe. */
export const pageThings = (): Thing[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .filter((script) => !isAdded(script))
    .flatMap(thingsIn);

/** The endings of types that stand for one kind of thing: an author may describe a concert as `MusicEvent` or as `Event`. */
const kinds = [['Event'], ['Article', 'BlogPosting', 'SocialMediaPosting']];

const endingsFor = (type: unknown): string[] =>
  kinds.find((endings) => endings.some((ending) => `${type}`.endsWith(ending))) ?? [`${type}`];

/** Whether one of the types of the page's thing is of the same kind as `type`. */
const hasKind = (own: Thing, type: unknown): boolean =>
  [own['@type']].flat().some((ownType) => endingsFor(type).some((ending) => `${ownType}`.endsWith(ending)));

const namesOf = ({ name, headline, url }: Thing): unknown[] =>
  [name, headline, ...absoluteUrls(url)].filter(Boolean);

/** Whether both describe the same: things of one kind that share a name or an address. A thing with neither is known by its kind. */
const isSameThing = (thing: Thing, own: Thing): boolean => {
  if (!hasKind(own, thing['@type'])) return false;
  const names = namesOf(thing);
  return !names.length || namesOf(own).some((name) => names.includes(name));
};

/** Whether the element contains, or is within, microdata of this kind. */
const hasMicrodata = (host: Element, type: unknown): boolean => {
  const selector = `:is(${endingsFor(type).map((ending) => `[itemtype$="${ending}"]`)})[itemtype*="schema.org/"]`;
  return !!host.querySelector(selector) || !!host.closest(selector);
};

/** A thing of the page's microdata, as far as `isSameThing` compares it. */
const thingOf = (element: Element): Thing => {
  const read = (name: string): string | undefined => {
    const property = element.querySelector(`[itemprop~="${name}"]`);
    return (
      property?.getAttribute('content') ?? property?.getAttribute('href') ?? property?.textContent.trim()
    );
  };
  return {
    '@type': element.getAttribute('itemtype')?.split(/\s+/),
    name: read('name'),
    headline: read('headline'),
    url: read('url'),
  };
};

/** The things that neither JSON-LD nor microdata of the page describes. */
export const undescribedThings = (things: Thing[], host: Element): Thing[] => {
  const inElements = [...document.querySelectorAll('[itemtype*="schema.org/"]')].map(thingOf);
  const own = [...pageThings(), ...inElements];
  return things.filter(
    (thing) => !hasMicrodata(host, thing['@type']) && !own.some((ownThing) => isSameThing(thing, ownThing)),
  );
};
