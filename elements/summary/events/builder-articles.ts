import { articleOf } from '../../../src/features/adopt-page/kinds/pictures/summary-article';
import { revealPictures } from '../../../src/features/adopt-page/pictures';

/**
 * The articles of an answer in the hosted builder's markup, with the pictures that the builder's script would show. The answer
 * comes from the site's own server, so all of its pictures may be requested.
 */
export const builderArticles = (content: Element): HTMLElement[] => {
  revealPictures(content, { mayRequestRemote: true });
  return [...content.querySelectorAll('.summary-item')].map(articleOf);
};
