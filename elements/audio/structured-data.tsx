import type { BlockHost } from '../../src/core/block-host';
import { absoluteUrl, createThing, type Thing } from '../../src/features/structured-data/thing';
import { useStructuredData } from '../../src/features/structured-data/use-structured-data';
import { isPlayable, type Track } from './tracks';

/** Seconds -> "PT75S", the duration of ISO 8601. */
const isoDuration = (seconds: number | undefined): string | undefined =>
  seconds ? `PT${seconds}S` : undefined;

/** The recordings as https://schema.org/AudioObject. */
export const describeTracks = (tracks: readonly Track[]): Thing[] =>
  tracks
    // A `blob:` address is valid in this page only.
    .filter((track) => isPlayable(track) && track.url.startsWith('http'))
    .map(({ kind, title, author, cover, duration, url, player }) =>
      createThing('AudioObject', {
        name: title,
        author: author && createThing('Person', { name: author }),
        contentUrl: kind === 'file' ? url : undefined,
        url: kind === 'soundcloud' ? url : undefined,
        embedUrl: player,
        thumbnailUrl: absoluteUrl(cover),
        duration: isoDuration(duration),
      }),
    );

interface AudioStructuredDataProps {
  host: BlockHost;
  tracks: readonly Track[];
}

/** Describes the recordings to search engines while it is rendered. Shows nothing. */
export const AudioStructuredData = ({ host, tracks }: AudioStructuredDataProps) => {
  useStructuredData(host, describeTracks(tracks));
  return null;
};
