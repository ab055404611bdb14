import type { Track } from '../tracks';
import type { AudioText } from './audio-view';
import { Icon } from './icon';

/** Downloads the file of a recording; nothing for one that is no file. */
export const DownloadLink = ({ track, text }: { track: Track; text: AudioText }) =>
  track.kind === 'file' && track.url ? (
    <a part="download" href={track.url} download="" aria-label={text('download', { title: track.title })}>
      <Icon name="download" />
    </a>
  ) : null;
