import { nearestLang } from './locale';
import type { Text } from './translated';

/**
 * WCAG 3.1.2: words of a block on a page in a language that has no catalogue say which language they are in. What the
 * page's author has written stands among them, and keeps the page's. So each text that a block says is remembered, and
 * where it shows up in the block, its element gets a `lang`.
 * @module
 */

/** What a block has said -> its locale. */
type Said = Map<string, string>;

const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder'];

/** A text as it is compared: with other things after it, or around it, it is the same. */
const plain = (text: string | null): string => text?.trim().replace(/[\s:.…*]+$/, '') ?? '';

/** What an element says by itself, as far as it has letters. */
const textsOf = (element: Element): string[] => {
  const nodes = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return [...nodes.map(({ nodeValue }) => nodeValue), ...spoken.map((name) => element.getAttribute(name))]
    .map(plain)
    .filter((text) => /\p{L}/u.test(text));
};

/** Elements whose `lang` is from here. */
const ours = new WeakSet<Element>();

const langAround = (element: Element, isCounted: (holder: Element) => boolean): string | undefined => {
  for (let holder = element.parentElement; holder; holder = holder.parentElement)
    if (holder.hasAttribute('lang') && isCounted(holder)) return holder.getAttribute('lang') ?? '';
  return undefined;
};

const markElement = (element: Element, said: Said, page: string): void => {
  // The author's own.
  if (element.hasAttribute('lang') && !ours.has(element)) return;
  const texts = textsOf(element);
  const [locale] = texts.flatMap((text) => said.get(text) ?? []);
  const written = langAround(element, (holder) => !ours.has(holder)) ?? page;
  const wanted = locale ?? (texts.length ? written : undefined);
  const around = langAround(element, () => true) ?? page;
  if (wanted !== undefined && wanted !== around) {
    // Of an element of the page's own, each setting is heard of, and would bring the next.
    if (element.getAttribute('lang') !== wanted) element.setAttribute('lang', wanted);
    ours.add(element);
  } else if (ours.delete(element)) element.removeAttribute('lang');
};

/** Marks what a block says, in its shadow root and in its content, now and after each change. */
const follow = (host: Element, said: Said): void => {
  const root = host.shadowRoot;
  if (!root) return;
  const mark = (): void => {
    const page = nearestLang(host) ?? '';
    for (const place of [root, host])
      for (const element of place.querySelectorAll('*')) markElement(element, said, page);
  };
  const observer = new MutationObserver(mark);
  for (const place of [root, host])
    observer.observe(place, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: spoken,
    });
  observer.observe(document, { attributeFilter: ['lang'], subtree: true });
  mark();
};

const saidBy = new WeakMap<Element, Said>();

/** `text`, whose words in `host` are marked as being in `locale`. */
export const marked = async <M>(
  host: Element & { ready?: Promise<unknown> },
  locale: string,
  given: Text<M> | Promise<Text<M>>,
): Promise<Text<M>> => {
  const text = await given;
  let said = saidBy.get(host);
  if (!said) {
    const all: Said = new Map();
    saidBy.set(host, all);
    said = all;
    // Before, there is nothing to be marked; what cannot show never is.
    host.ready?.then(
      () => follow(host, all),
      () => {},
    );
  }
  const all = said;
  return (key, values) => {
    const saying = text(key, values);
    all.set(plain(saying), locale);
    return saying;
  };
};
