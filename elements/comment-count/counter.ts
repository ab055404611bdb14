import type { Widget } from '../../src/features/provider-script/insert-widget';

/** Globals of Disqus's script: https://help.disqus.com/en/articles/1717274-comment-count */
interface DisqusGlobals {
  /** The site's name. The script reads it here, unless its element has the id `dsq-count-scr`, which only one script can have. */
  disqus_shortname?: string;
  DISQUSWIDGETS?: { getCount?: (options: { reset: boolean }) => void };
}

const counterClass = 'disqus-comment-count';

const globals = globalThis as DisqusGlobals;

/** The element that Disqus documents, into which its script writes "3 Comments". */
export const createCounter = (url: string, shortname: string): Widget => ({
  createElement: () => {
    const element = document.createElement('span');
    const counter = document.createElement('span');
    counter.className = counterClass;
    counter.dataset.disqusUrl = url;
    element.append(counter);
    return element;
  },
  onInsert: () => {
    globals.disqus_shortname ??= shortname;
    // Makes a script that has already run, for an earlier element of the page, count again.
    globals.DISQUSWIDGETS?.getCount?.({ reset: true });
  },
});

/** A number with the separators of thousands that languages have: `1,234`, `1.234`, `1 234` with a no-break space. */
const firstNumber = /\d(?:[\d.,\u00a0\u202f]*\d)?/;

/** The first number in the script's text, whose words the site's owner chooses; undefined for a text without a number. */
export const readCount = (host: Element): number | undefined => {
  const text = host.querySelector(`.${counterClass}`)?.textContent ?? '';
  const [number] = firstNumber.exec(text) ?? [];
  return number === undefined ? undefined : Number(number.replace(/\D/g, ''));
};
