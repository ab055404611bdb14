import { readLinkedContent } from '../../src/features/embeds/linked-content';
import { posterAddress } from '../../src/features/embeds/poster-address';
import type { EmbedSettings } from './schema';

/** Everything known of an embed before its address is read. */
export interface EmbedSource {
  /** Address of the content's page; "" for an embed that only has a code. */
  url: string;
  /** Embed code. */
  html: string;
  /** Name of the content; "" for one without a name. */
  title: string;
  /** Address of a picture that the block shows itself. */
  poster: string | undefined;
  /** Whether the element's own content has a picture. */
  hasOwnPicture: boolean;
  /** Address of the picture, whoever shows it; "" without one. */
  picture: string;
}

/** Reads the settings, else the link in the element's content. */
export const readEmbedSource = (settings: EmbedSettings, host: Element): EmbedSource => {
  const content = readLinkedContent(host);
  const poster = posterAddress(settings.poster);
  return {
    url: settings.url || (settings.html ? '' : content.url),
    html: settings.html,
    title: settings.title || content.title,
    poster,
    hasOwnPicture: content.hasPicture,
    picture: poster ?? content.picture,
  };
};

/** Whether a picture shows until the visitor asks for the frame. */
export const hasPicture = ({ poster, hasOwnPicture }: EmbedSource): boolean => !!poster || hasOwnPicture;
