import { useRef } from 'react';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { contentNodesOf, contentOf } from '../../src/core/host-content';
import { localeOf, textLocales } from '../../src/core/i18n/locale';
import { prefersReducedMotion } from '../../src/core/util/prefers-reduced-motion';
import { useContentLink } from '../../src/hooks/use-content-link';
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
  type AudioDesign,
  contentBesideRecordings,
  isPlayable,
  readDesign,
  readSources,
  readTracks,
  recordingAt,
  type Track,
  type TrackOptions,
  type TrackSource,
} from './tracks';
import { useLazyPlayer } from './use-lazy-player';
import { PlayerCard } from './view/player-card';

/** The recordings in the designs that show several. */
const rowSelector = '[part~="item"], [part="player"].minimal';

/** The views beyond the player, which most recordings have. */
const viewModules = { minimal: minimalModule, player: undefined, playlist: listModule };

interface PreparedAudio extends AudioDesign {
  /** The recordings as settings or the page's content have them. */
  sources: TrackSource[];
  tracks: Track[];
  /** Whether recordings show; else all of the content does. */
  hasPlayer: boolean;
  /** The content that shows: that beside the recordings, or all of it. */
  visibleContent: (Element | Text)[];
}

/** Reads the recordings, their design and the content beside them, and loads what shows them. */
export const prepare = (settings: AudioSettings, host: BlockHost): PreparedAudio | Promise<PreparedAudio> => {
  const sources = readSources(settings, host);
  const design = readDesign(host, { settings, count: sources.length });
  const view = sources.length ? viewModules[design.design] : undefined;
  const soundCloud = sources.some(({ url }) => url.includes('soundcloud')) ? soundCloudModule : undefined;
  const read = (soundCloudPlayer?: TrackOptions['soundCloudPlayer']): PreparedAudio => {
    const tracks = readTracks({ sources, host, settings, soundCloudPlayer });
    const hasPlayer = tracks.some(isPlayable) || (tracks.length > 0 && !contentOf(host).length);
    const visibleContent = hasPlayer ? contentBesideRecordings(sources, host) : contentNodesOf(host);
    return { ...design, sources, tracks, hasPlayer, visibleContent };
  };
  if ((!view || view.loaded) && !soundCloud) return read();
  return Promise.all([soundCloud?.load(), view?.load()]).then(([loaded]) => read(loaded?.soundCloudPlayer));
};

/** Recordings: one button for each, a player, or a player with a list. */
export const AudioBlock = ({
  settings,
  host,
  text,
  prepared: { sources, tracks, design, download, hasPlayer, visibleContent },
}: BlockProps<AudioSettings, typeof messages, PreparedAudio>) => {
  // The title of a single recording is not the name of a list, too.
  const album = tracks.length > 1 ? settings.title : '';
  const [player, state] = useLazyPlayer(host, {
    tracks,
    album,
    autoAdvance: design === 'playlist',
    showsDuration: design !== 'minimal',
  });
  const box = useRef<HTMLDivElement>(null);
  useContentLink(host, {
    find: (target) => box.current?.querySelectorAll(rowSelector)[recordingAt(target, sources)],
  });
  if (!hasPlayer) return <AssignedSlot nodes={visibleContent} />;
  const locale = localeOf(host, textLocales);
  const hasList = design === 'playlist';
  const common = { player, state, tracks, text };
  const label = host.ariaLabel || album || text('player');
  return (
    <>
      <AssignedSlot nodes={visibleContent} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handlers only load code */}
      <div
        ref={box}
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
            locale={locale}
            download={download && !hasList}
            {...common}
          />
        )}
        {settings.structuredData && <AudioStructuredData host={host} tracks={tracks} />}
        {hasList && <TrackList locale={locale} download={download} {...common} />}
      </div>
    </>
  );
};
