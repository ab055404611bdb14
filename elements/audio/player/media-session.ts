import type { AudioTime, Sound } from '../state';
import type { Track } from '../tracks';

interface SessionPlayer {
  readonly state: { get(): Pick<Sound, 'speed'> };
  readonly time: { get(): AudioTime };
  play(): void;
  pause(): void;
  seek(toS: number): void;
  step(step: 1 | -1): void;
}

interface SessionOptions {
  metadata: MediaMetadataInit;
  /** Address of a picture. */
  cover: string | undefined;
  player: SessionPlayer;
  /** Whether there are recordings before or behind this one. */
  hasOthers: boolean;
}

/** The keys of headphones and the buttons of the lock screen move by this where the system does not say. */
const skipS = 10;

/** The place of a recording in the system's controls. */
interface OpenSession {
  /** Tells the system where the recording is. @param speed as a multiple of the recording's own */
  setPosition(time: AudioTime, speed: number): void;
  close(): void;
}

/** Shows a recording on the lock screen and connects the system's media keys; undefined where the browser cannot. */
const openMediaSession = ({
  metadata,
  cover,
  player,
  hasOthers,
}: SessionOptions): OpenSession | undefined => {
  const session = navigator.mediaSession;
  if (!session) return undefined;
  const skip = (seconds: number): void => player.seek(player.time.get().currentTime + seconds);
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>> = {
    play: () => player.play(),
    pause: () => player.pause(),
    seekbackward: ({ seekOffset }) => skip(-(seekOffset ?? skipS)),
    seekforward: ({ seekOffset }) => skip(seekOffset ?? skipS),
    seekto: ({ seekTime }) => player.seek(seekTime ?? 0),
    previoustrack: hasOthers ? () => player.step(-1) : null,
    nexttrack: hasOthers ? () => player.step(1) : null,
  };
  const setHandlers = (isOpen: boolean): void => {
    for (const [action, handler] of Object.entries(handlers))
      try {
        session.setActionHandler(action as MediaSessionAction, isOpen ? handler : null);
      } catch {
        // This browser does not know the action.
      }
  };
  const artwork = cover ? [{ src: new URL(cover, document.baseURI).href }] : [];
  session.metadata = new MediaMetadata({ ...metadata, artwork });
  setHandlers(true);
  return {
    setPosition({ currentTime, duration }, playbackRate) {
      // A stream has no end, and a recording may turn out to be longer than its file said.
      if (Number.isFinite(duration) && currentTime <= duration)
        session.setPositionState?.({ duration, playbackRate, position: currentTime });
    },
    close() {
      session.metadata = null;
      setHandlers(false);
    },
  };
};

interface SessionList {
  /** Name of the list that the recording is in. */
  album: string;
  hasOthers: boolean;
}

/** The recording that plays, in the system's controls. */
export class SystemControls {
  readonly #player: SessionPlayer;
  #session: OpenSession | undefined;

  constructor(player: SessionPlayer) {
    this.#player = player;
  }

  open({ title, author, cover }: Track, { album, hasOthers }: SessionList): void {
    this.close();
    const metadata = { title, artist: author, album };
    this.#session = openMediaSession({ metadata, cover, player: this.#player, hasOthers });
  }

  showPosition(): void {
    this.#session?.setPosition(this.#player.time.get(), this.#player.state.get().speed);
  }

  close(): void {
    this.#session?.close();
    this.#session = undefined;
  }
}
