import { uncheckedSiteContext } from '../../src/core/site/unchecked-site-context';

export const scriptAddress = (shortname: string): string => `https://${shortname}.disqus.com/count.js`;

/** Names as Disqus allows them: a part of the script's address. */
export const shortnamePattern = /^[a-z0-9-]+$/i;

/** Whether Disqus's script replaces the content of the page's own link by "7 Comments". */
export const isFilledByDisqus = ({ hash, dataset }: HTMLAnchorElement): boolean =>
  hash === '#disqus_thread' || Boolean(dataset.disqusIdentifier || dataset.disqusUrl);

interface CommentsContext {
  disqusShortname?: unknown;
  commentsEnabled?: unknown;
}

interface DisqusContext extends CommentsContext {
  websiteSettings?: CommentsContext | null;
}

/** The site's name at Disqus: at the top level of the site context, else under `websiteSettings`. "" without one. */
export const siteShortname = (): string => {
  const { disqusShortname, websiteSettings } = uncheckedSiteContext() as DisqusContext;
  return `${disqusShortname || websiteSettings?.disqusShortname || ''}`;
};

/** Whether the site context says that the site has no comments. */
export const areCommentsOff = (): boolean => {
  const { commentsEnabled, websiteSettings } = uncheckedSiteContext() as DisqusContext;
  return (commentsEnabled ?? websiteSettings?.commentsEnabled) === false;
};
