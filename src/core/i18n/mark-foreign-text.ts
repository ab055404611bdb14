import { mountedElements, onLanguageOrDirectionChange } from '../mounted-elements';
import { nearestLang } from './locale';
import type { MessageFormatter } from './message-formatter';
import { warnUnknownScriptLocale } from './warn-unknown-script-locale';

/**
 * Text in another language than the page's needs a `lang` attribute, so that screen readers pronounce it well (WCAG 3.1.2). On a
 * page in a language without a catalogue, a block shows its messages in another language, among the page author's own text. This
 * module remembers each formatted message, and sets `lang` on the elements that show one.
 * @module
 */

/** Formatted message -> its locale. */
type LocaleByText = Map<string, string>;

const textAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
];

/**
 * Removes outer spaces and final punctuation: texts that differ only in these are the same message. The lookbehind starts the
 * search at the first mark of a row; starting at each would take time that grows with the square of a long row of dots.
 */
export const normalise = (text: string | null): string =>
  text?.trim().replace(/(?<![\s:.…*])[\s:.…*]+$/, '') ?? '';

/** The element's own texts and text attributes, without its children's, if they contain letters. */
const textsOf = (element: Element): string[] => {
  const nodes = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return [
    ...nodes.map(({ nodeValue }) => nodeValue),
    ...textAttributes.map((name) => element.getAttribute(name)),
  ]
    .map(normalise)
    .filter((text) => /\p{L}/u.test(text));
};

/** Elements whose `lang` this module has set. */
const markedElements = new WeakSet<Element>();

const langAround = (element: Element, isConsidered: (holder: Element) => boolean): string | undefined => {
  for (let holder = element.parentElement; holder; holder = holder.parentElement)
    if (holder.hasAttribute('lang') && isConsidered(holder)) return holder.getAttribute('lang') ?? '';
  return undefined;
};

interface MarkOptions {
  localeByText: LocaleByText;
  /** The language of the text around the block. */
  pageLang: string;
}

const markElement = (element: Element, { localeByText, pageLang }: MarkOptions): void => {
  const isAuthorsOwn = element.hasAttribute('lang') && !markedElements.has(element);
  if (isAuthorsOwn) return;
  const texts = textsOf(element);
  const [messageLocale] = texts.flatMap((text) => localeByText.get(text) ?? []);
  const authorsLang = langAround(element, (holder) => !markedElements.has(holder)) ?? pageLang;
  const lang = messageLocale ?? (texts.length > 0 ? authorsLang : undefined);
  const inheritedLang = langAround(element, () => true) ?? pageLang;
  if (lang !== undefined && lang !== inheritedLang) {
    // Setting an attribute to its own value would notify observers again.
    if (element.getAttribute('lang') !== lang) element.setAttribute('lang', lang);
    markedElements.add(element);
  } else if (markedElements.delete(element)) element.removeAttribute('lang');
};

/** Host -> function that marks its messages anew. Weak, as a page may remove the host. */
const marks = new WeakMap<Element, () => void>();

onLanguageOrDirectionChange(() => {
  for (const host of mountedElements) marks.get(host)?.();
});

/** Marks the messages in a host's shadow root and content, now and after each change. */
const markContinuously = (host: Element, localeByText: LocaleByText): void => {
  const root = host.shadowRoot;
  if (!root || marks.has(host)) return;
  const mark = (): void => {
    const pageLang = nearestLang(host) ?? '';
    for (const container of [root, host])
      for (const element of container.querySelectorAll('*')) markElement(element, { localeByText, pageLang });
  };
  const observer = new MutationObserver(mark);
  for (const container of [root, host])
    observer.observe(container, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: textAttributes,
    });
  marks.set(host, mark);
  mark();
};

const messagesByHost = new WeakMap<Element, LocaleByText>();

/**
 * Wraps a text function, and marks its messages as being in `locale` where they appear in `host`: a block, or an element with a
 * shadow root.
 */
export const withLanguageMarks = async <M>(
  host: Element & { ready?: Promise<unknown> },
  locale: string,
  text: MessageFormatter<M> | Promise<MessageFormatter<M>>,
): Promise<MessageFormatter<M>> => {
  warnUnknownScriptLocale();
  const format = await text;
  const localeByText = messagesByHost.get(host) ?? new Map<string, string>();
  messagesByHost.set(host, localeByText);
  Promise.resolve(host.ready).then(
    () => markContinuously(host, localeByText),
    // A block that cannot render shows no messages. It asks for its texts again before it renders anew.
    () => {},
  );
  return (key, values) => {
    const message = format(key, values);
    localeByText.set(normalise(message), locale);
    return message;
  };
};
