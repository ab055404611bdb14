/** Stands in for `https://SHORTNAME.disqus.com/count.js`: writes the number of comments into elements of its class. */
import { runBehaviour } from './behaviour';

/** Any number, which is the same for each call. */
const commentsOf = (url: string): number => url.length % 40;

const count = (): void => {
  for (const counter of document.querySelectorAll<HTMLElement>('.disqus-comment-count'))
    counter.textContent = `${commentsOf(counter.dataset.disqusUrl ?? '')} Comments`;
};

runBehaviour(() => {
  Object.assign(window, { DISQUSWIDGETS: { getCount: count } });
  count();
});
