import { useMemo } from 'react';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { contentNodesOf } from '../../src/core/host-content';
import { localeOf, textLocales } from '../../src/core/i18n/locale';
import { prefersReducedMotion } from '../../src/core/util/prefers-reduced-motion';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import {
  AudioStructuredData,
  listModule,
  MinimalTracks,
  minimalModule,
  soundCloudModule,
  TrackList,
} from './lazy-modules';
import type { messages } from './messages/es-419';
import type { AudioSettings } from './schema';
import {
  contentBesideRecordings,
  hasSoundCloud,
  isPlayable,
  readDesign,
  readTracks,
  type Track,
} from './tracks';
import { useLazyPlayer } from './use-lazy-player';
import { PlayerCard } from './view/player-card';

/** The views beyond the player, which most recordings have. */
const viewModules = { minimal: minimalModule, player: undefined, playlist: listModule };

/** Reads the recordings, and loads what shows them. */
export const prepare = (settings: AudioSettings, host: BlockHost): Track[] | Promise<Track[]> => {
  const view = viewModules[readDesign(settings, host).design];
  const soundCloud = hasSoundCloud(settings, host) ? soundCloudModule : undefined;
  if ((!view || view.loaded) && !soundCloud) return readTracks({ settings, host });
  return Promise.all([soundCloud?.load(), view?.load()]).then(([loaded]) =>
    readTracks({ settings, host, soundCloudPlayer: loaded?.soundCloudPlayer }),
  );
};

/** Recordings: one button for each, a player, or a player with a list. */
export const AudioBlock = ({
  settings,
  content,
  host,
  text,
  prepared: tracks,
}: BlockProps<AudioSettings, typeof messages, Track[]>) => {
  const { design, download } = readDesign(settings, host);
  // The title of a single recording is not the name of a list, too.
  const album = tracks.length > 1 ? settings.title : '';
  const [player, state] = useLazyPlayer(host, {
    tracks,
    album,
    autoAdvance: design === 'playlist',
    showsDuration: design !== 'minimal',
  });
  const showsContent = !tracks.length || (!tracks.some(isPlayable) && content.length > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is what the host contains
  const slotted = useMemo(
    () => (showsContent ? contentNodesOf(host) : contentBesideRecordings(settings, host)),
    [showsContent, settings, content, host],
  );
  if (showsContent) return <AssignedSlot nodes={slotted} />;
  const locale = localeOf(host, textLocales);
  const hasList = design === 'playlist';
  const common = { player, state, tracks, text, locale };
  const label = host.ariaLabel || album || text('player');
  return (
    <>
      <AssignedSlot nodes={slotted} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handlers only load code */}
      <div
        part="box"
        className={`${design} ${prefersReducedMotion() ? 'still' : 'moving'}`}
        onPointerEnter={player.load}
        onFocus={player.load}
      >
        {/* biome-ignore lint/a11y/useMediaCaption: the page has the recording's text, if there is one */}
        <audio ref={player.attach} />
        {design === 'minimal' ? (
          <MinimalTracks download={download} {...common} />
        ) : (
          <PlayerCard
            album={album}
            speeds={settings.speeds}
            label={label}
            download={download && !hasList}
            {...common}
          />
        )}
        {settings.structuredData && <AudioStructuredData host={host} tracks={tracks} />}
        {hasList && <TrackList download={download} {...common} />}
      </div>
    </>
  );
};
