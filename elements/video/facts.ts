import type { InferOutput } from 'valibot';
import { safeImageUrl } from '../../src/util/safe-url';
import type { Playing } from './playing/session';
import type { Source } from './playing/source';
import type { schema } from './schema';

export type Settings = InferOutput<typeof schema>;

/** All there is to know of a video before it plays. */
export interface Facts {
  /** Of its page or its file. */
  url: string;
  /** Embed code. */
  html: string;
  /** A file that a saved page names in its markup. */
  hosted: Source | undefined;
  provider: string;
  title: string;
  /** Address of a picture that the block shows itself. */
  poster: string | undefined;
  /** Whether the element's own content is the picture. */
  hasPicture: boolean;
  /** Width to height. */
  ratio: number;
}

/** Gallery 9: 56.3% where the size is unknown. */
const unknownRatio = 100 / 56.3;

/** Of these a picture would tell them of the visitor before anything plays. */
const tracking = /\/\/([^/]+\.)?(ytimg|vimeocdn|youtube)\.com\//;

/** From the settings, else from the content: a link around a picture. What only `playing` can read, it reads. */
export const factsOf = (settings: Settings, host: Element, playing?: Playing): Facts => {
  const link = host.querySelector<HTMLAnchorElement>('a[href]');
  const picture = host.querySelector<HTMLImageElement>('img:not(noscript img)');
  const said = playing?.embeddedIn(settings.html, host);
  const poster = safeImageUrl(settings.poster || said?.poster);
  const size = settings.width && settings.height ? settings : said;
  return {
    html: said?.html ?? '',
    hosted: said?.hosted,
    url: settings.url || (!said?.html && link?.href) || '',
    provider: settings.provider || said?.provider || '',
    title: settings.title || said?.title || link?.textContent?.trim() || picture?.alt || '',
    poster: poster && !tracking.test(poster) ? poster : undefined,
    hasPicture: !!picture && !said?.isSaved,
    // A width in percent says nothing of the shape.
    ratio: Number(size?.width) / Number(size?.height) || unknownRatio,
  };
};
