/**
 * Stands in for `https://SHORTNAME.disqus.com/count.js`: replaces the content of elements of its class, and of links to
 * `#disqus_thread`, by their number of comments. Like that script, it counts nothing before it knows the site's name.
 */
import { runBehaviour } from './behaviour';

interface DisqusWindow extends Window {
  disqus_shortname?: string;
}

const words = ['0 Comments', '1 Comment'];

/** Any number, which is the same for each call. */
const commentsOf = (page: string): number => page.length % 40;

/** The page, or the identifier of a discussion, whose comments an element is to show; undefined for none. */
const countedPage = (element: HTMLElement): string | undefined => {
  const { disqusIdentifier, disqusUrl } = element.dataset;
  const isThreadLink = element instanceof HTMLAnchorElement && element.hash === '#disqus_thread';
  return disqusIdentifier || (isThreadLink ? element.href.replace(element.hash, '') : disqusUrl);
};

const count = (): void => {
  if (!(window as DisqusWindow).disqus_shortname && !document.getElementById('dsq-count-scr')) return;
  for (const element of document.querySelectorAll<HTMLElement>('a, .disqus-comment-count')) {
    const page = countedPage(element);
    const comments = commentsOf(page ?? '');
    if (page) element.textContent = words[comments] ?? `${comments} Comments`;
  }
};

runBehaviour(() => {
  Object.assign(window, { DISQUSWIDGETS: { getCount: count } });
  count();
});
