import { live } from '../util/live';
import { defaultLocale, isNative, localeOf } from './locale';

/** What the build makes of a catalogue's ICU texts: a function a message. */
export type Compiled<M> = { [K in keyof M]: (values?: Record<string, unknown>) => string };

/** Says a message in the element's language, with the message's arguments. */
export type Text<M> = (key: keyof M & string, values?: Record<string, unknown>) => string;

/** Locale -> a module with its messages. In source they are ICU texts; the build compiles them. */
export type Catalogues<M> = Record<string, () => Promise<{ messages: M }>>;

let observer: MutationObserver | undefined;

/** A change of language anywhere in the page reaches the blocks. */
const followLanguage = (): void => {
  if (observer) return;
  observer = new MutationObserver(() => {
    for (const element of live) element.update();
  });
  observer.observe(document, { attributeFilter: ['lang'], subtree: true });
  globalThis.Azulejo?.onDestroy(() => {
    observer?.disconnect();
    observer = undefined;
  });
};

/**
 * A block's messages. Spanish comes with the block, so that a page in the first language waits for nothing; another
 * language is loaded when an element speaks it. Words in another language than the page's are marked as such.
 */
export const translated = <M>(
  spanish: M,
  others: Catalogues<M>,
): ((host: Element) => Text<M> | Promise<Text<M>>) => {
  const textOf =
    (messages: M): Text<M> =>
    (key, values) =>
      (messages as Compiled<M>)[key](values);
  const locales = [defaultLocale, ...Object.keys(others)];
  // An import of what has been imported takes several tasks, so a frame or two, again.
  const texts: Record<string, Text<M>> = { [defaultLocale]: textOf(spanish) };
  return (host) => {
    followLanguage();
    const locale = localeOf(host, locales);
    // Each other locale has one to load.
    const load = others[locale] as Catalogues<M>[string];
    const text = texts[locale] ?? load().then(({ messages }) => (texts[locale] = textOf(messages)));
    // In a chunk of its own: few pages are in a language that has no catalogue.
    return isNative(host, locale)
      ? text
      : import('./foreign').then(
          ({ marked }) => marked(host, locale, text),
          () => text,
        );
  };
};
