import { type CSSProperties, useCallback } from 'react';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import { lazyImport } from '../../src/core/lazy-import';
import { prefersReducedMotion } from '../../src/core/util/prefers-reduced-motion';
import { lazyComponent } from '../../src/hooks/lazy-component';
import { useError } from '../../src/hooks/use-error';
import { startsWithPlayer, type VideoDetails, videoDetails } from './details';
import type { messages } from './messages/es-419';
import type { VideoSettings } from './schema';
import { loadPlayer, type PlayerModule, usePlayer, videoPlayerModule } from './use-player';

type VideoText = MessageFormatter<typeof messages>;

/** Addresses that are valid without a closer look. The block reads others at once, to report invalid ones. */
export const plainAddress = /^[^?#]*(youtu\.?be|vimeo\.com\/|\.(mp4|webm|m3u8)$)/;

const fadeS = 1;

export const prepare = (
  settings: VideoSettings,
  host: BlockHost,
): Promise<PlayerModule | undefined> | undefined => {
  const { url } = videoDetails({ settings, host, embedded: undefined });
  const needsPlayer =
    startsWithPlayer(settings) || settings.html || settings.description || !plainAddress.test(url);
  return needsPlayer ? loadPlayer(host) : undefined;
};

const VideoStructuredData = lazyComponent(
  lazyImport(() => import('../../src/features/embeds/video-structured-data')),
  (module) => module.VideoStructuredData,
);

const ConsentPrompt = lazyComponent(videoPlayerModule, (module) => module.ConsentPrompt);

interface PlayerBoxProps {
  element: HTMLElement | undefined;
  takesFocus: boolean;
  /** Whether the player is behind other content, where visitors do not operate it. */
  isBackground: boolean;
  isVisible: boolean;
}

/** Holds the player's element, which the player creates itself. */
const PlayerBox = ({ element, takesFocus, isBackground, isVisible }: PlayerBoxProps) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes to a new player only
  const showPlayer = useCallback(
    (box: HTMLElement | null) => {
      box?.replaceChildren(...(element ? [element] : []));
      if (box && takesFocus) element?.focus({ preventScroll: true });
    },
    [element],
  );
  return (
    <div
      part="player"
      ref={showPlayer}
      inert={isBackground}
      style={isVisible ? undefined : { visibility: 'hidden' }}
    />
  );
};

interface ToggleButtonProps {
  label: string;
  isPlaying: boolean;
  onClick: () => void;
}

const playPath = 'm8 5 12 7-12 7Z';

/** Pauses and resumes a video that plays behind other content. */
const ToggleButton = ({ label, isPlaying, onClick }: ToggleButtonProps) => (
  <button type="button" part="toggle" aria-label={label} onClick={onClick}>
    <svg part="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={isPlaying ? 'M7 5h4v14H7zM14 5h4v14h-4z' : playPath} />
    </svg>
  </button>
);

interface PlayButtonProps {
  label: string;
  takesFocus: boolean | undefined;
  onPlay: (video: HTMLVideoElement) => void;
  onFocus: () => void;
}

const PlayButton = ({ label, takesFocus, onPlay, onFocus }: PlayButtonProps) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the button comes back
  const focusWhenBack = useCallback((button: HTMLElement | null) => {
    if (takesFocus) button?.focus();
  }, []);
  return (
    <button
      ref={focusWhenBack}
      type="button"
      part="play"
      aria-label={label}
      onClick={() => {
        // Phones play a video with sound, also a moment later, if `load()` was called within the visitor's gesture.
        const video = document.createElement('video');
        video.load();
        onPlay(video);
      }}
      onFocus={onFocus}
    >
      <svg part="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={playPath} />
      </svg>
    </button>
  );
};

const Picture = ({ poster, hasPicture, title }: VideoDetails) => {
  if (poster) return <img part="image" src={poster} alt="" />;
  if (hasPicture) return <slot />;
  return title ? <div part="title">{title}</div> : null;
};

const descriptionOf = ({ description }: VideoSettings): string =>
  typeof description === 'string' ? description : description.html;

const playLabel = (text: VideoText, title: string): string =>
  title ? text('playTitle', { title }) : text('play');

type VideoProps = BlockProps<VideoSettings, typeof messages, PlayerModule | undefined>;

/** A picture with a play button, and the player that takes its place. */
export const VideoBlock = ({ settings, host, text, prepared }: VideoProps) => {
  const [player, state] = usePlayer({ host, settings, module: prepared });
  const { phase, unplayable, element, takesFocus, isPlaying } = state;
  const { background } = settings;
  const embedded = prepared?.readEmbeddedVideo(settings, host);
  const details = videoDetails({ settings, host, embedded });
  const showsPlayer = phase === 'player';
  const isInvalid = phase === 'invalid';
  useError(
    host,
    unplayable
      ? `${unplayable} cannot be played, expected the address of YouTube, Vimeo or a file. The element's own content shows.`
      : undefined,
  );
  // The overlay fades out over the player, and returns without a fade.
  const fade = prefersReducedMotion() ? '' : `${fadeS}s`;
  const overlayStyle = showsPlayer ? { opacity: 0, visibility: 'hidden' as const, transition: fade } : {};
  const isPlayerVisible = !background || isPlaying !== undefined;
  return (
    <div
      part="frame"
      className={background ? 'fill background' : settings.mode}
      style={{ '--az-_ratio': details.ratio } as CSSProperties}
      onPointerEnter={player.preconnect}
    >
      {settings.structuredData && details.title && (
        <VideoStructuredData host={host} description={descriptionOf(settings)} {...details} />
      )}
      <PlayerBox
        element={element}
        takesFocus={!!takesFocus}
        isBackground={background}
        isVisible={isPlayerVisible}
      />
      {background && isPlaying !== undefined && (
        <ToggleButton
          label={isPlaying ? text('pause') : playLabel(text, details.title)}
          isPlaying={isPlaying}
          onClick={isPlaying ? player.pause : () => player.play()}
        />
      )}
      {background && !isPlaying && details.hasPicture && (
        <div part="poster" inert>
          <Picture {...details} />
        </div>
      )}
      {!background && !(showsPlayer && startsWithPlayer(settings)) && (
        <div part="overlay" inert={showsPlayer} style={overlayStyle}>
          {/* The page's own link is inert: it would be a second way to the same video, and lead away from the page. */}
          <div part="poster" inert={!isInvalid}>
            <Picture {...details} title={isInvalid ? '' : details.title} />
          </div>
          {phase === 'consent' && (
            <ConsentPrompt
              text={text}
              provider={player.getProviderName()}
              takesFocus
              onAccept={() => player.acceptConsent(document.createElement('video'))}
            >
              <button type="button" part="decline" onClick={player.declineConsent}>
                {text('decline')}
              </button>
            </ConsentPrompt>
          )}
          {isInvalid && (
            <p part="invalid">
              {text('invalid')}
              {!details.hasPicture && <slot />}
            </p>
          )}
          {(phase === 'overlay' || showsPlayer) && (
            <PlayButton
              label={playLabel(text, details.title)}
              takesFocus={takesFocus}
              onPlay={player.play}
              onFocus={player.preconnect}
            />
          )}
        </div>
      )}
    </div>
  );
};
