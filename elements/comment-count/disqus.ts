/** What Disqus's script adds to the window: https://help.disqus.com/en/articles/1717274-comment-count */
interface DisqusGlobals {
  DISQUSWIDGETS?: { getCount?: (options: { reset: boolean }) => void };
}

export const scriptAddress = (shortname: string): string => `https://${shortname}.disqus.com/count.js`;

/** Names as Disqus allows them: a part of the script's address. */
export const shortnamePattern = /^[a-z0-9-]+$/i;

const counterClass = 'disqus-comment-count';

/** The element that Disqus documents, into which its script writes "3 Comments". */
export const createCounter = (url: string): HTMLElement => {
  const widget = document.createElement('span');
  const counter = document.createElement('span');
  counter.className = counterClass;
  counter.dataset.disqusUrl = url;
  widget.append(counter);
  return widget;
};

/** Whether the script has written a text. */
export const isCounted = (widget: Element): boolean => widget.textContent.trim() !== '';

/** The number in the script's text, of which the site's owner chooses the words; 0 for a text without a number. */
export const readCount = (host: Element): number =>
  Number(host.querySelector(`.${counterClass}`)?.textContent.replace(/\D/g, '') ?? 0);

/** Asks a script that has run already, for an earlier element of the page, to count again. */
export const countAgain = (): void =>
  (globalThis as DisqusGlobals).DISQUSWIDGETS?.getCount?.({ reset: true });
