import type { BlockHost } from '../../core/block-host';
import { isVideoFile } from '../media/media-address';
import { absoluteUrl, createThing, plainText, type Thing } from '../structured-data/thing';
import { useStructuredData } from '../structured-data/use-structured-data';
import { providerPlayerFor } from './provider-player';

interface DescribedVideo {
  title: string;
  /** HTML, or text. */
  description?: string;
  /** Address of the video's page at its provider, or of its file. */
  url: string;
  /** Address of the video's picture. */
  picture: string | undefined;
}

/**
 * Describes a video at YouTube or Vimeo, or a video file, as https://schema.org/VideoObject. The list is empty for a video
 * without a name, which search engines require, and for other addresses, which may not lead to a video.
 */
export const describeVideo = ({ title, description = '', url, picture }: DescribedVideo): Thing[] => {
  const address = absoluteUrl(url);
  if (!title || !address?.startsWith('http')) return [];
  const player = providerPlayerFor(new URL(address));
  if (!player && !isVideoFile(new URL(address).pathname)) return [];
  return [
    createThing('VideoObject', {
      name: title,
      description: plainText(description),
      url: player && address,
      embedUrl: player?.address,
      contentUrl: player ? undefined : address,
      thumbnailUrl: absoluteUrl(picture),
    }),
  ];
};

/** Describes a video to search engines while it is rendered. Shows nothing. */
export const VideoStructuredData = ({ host, ...video }: DescribedVideo & { host: BlockHost }) => {
  useStructuredData(host, describeVideo(video));
  return null;
};
