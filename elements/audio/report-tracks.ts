import type { BlockHost } from '../../src/core/block-host';
import { maxTracks } from './max-tracks';
import type { Track, TrackSource } from './tracks';

/** Why a recording cannot be played, and what happens now; undefined for one that can. */
const problemOf = ({ kind, url }: Track, source: TrackSource | undefined): string | undefined => {
  if (kind === 'none')
    return `has the address "${source?.url}", expected an http(s) address of a file. Its title shows, and the other recordings play.`;
  if (kind === 'link' && !source?.isPage)
    return `has the address ${url}, which names no track, set or user of SoundCloud. The link stays, without a player.`;
  return undefined;
};

interface ReportTracksOptions {
  host: BlockHost;
  /** The recordings as the settings or the page's content have them. */
  sources: readonly TrackSource[];
  tracks: readonly Track[];
  /** Whether the element has content or settings, and no recording. */
  isMissing: boolean;
}

/**
 * Logs that there is no recording, that there are more than `maxTracks`, and which ones cannot be played. A page without mistakes
 * does not load this module.
 */
export const reportTracks = ({ host, sources, tracks, isMissing }: ReportTracksOptions): void => {
  if (isMissing)
    host.report(
      Error(
        "There is no recording, expected <audio> elements or links to recordings among the element's children, or `items`, or `url`. The element's own content shows.",
      ),
    );
  if (sources.length > maxTracks)
    host.report(
      Error(
        `There are ${sources.length} recordings, and a player has at most ${maxTracks}. The first ${maxTracks} show and play.`,
      ),
    );
  for (const [index, track] of tracks.entries()) {
    const problem = problemOf(track, sources[index]);
    const name = track.title && `, “${track.title}”,`;
    if (problem) host.report(Error(`Recording ${index + 1}${name} ${problem}`));
  }
};
