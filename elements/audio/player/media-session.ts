import type { AudioTime, Sound } from '../state';
import type { Track } from '../tracks';

interface SessionPlayer {
  readonly state: { getSnapshot(): Pick<Sound, 'speed'> };
  readonly time: { getSnapshot(): AudioTime };
  play(): void;
  pause(): void;
  seek(toS: number): void;
  step(step: 1 | -1): void;
}

interface SessionList {
  /** Name of the list that the recording is in. */
  album: string;
  /** Whether the list has other recordings. */
  hasOthers: boolean;
}

/** Media keys and the buttons of the lock screen skip this far if the system passes no `seekOffset`. */
const skipS = 10;

/** Shows the recording that plays on the lock screen, and connects the system's media keys. */
export const createSystemControls = (player: SessionPlayer) => {
  // Undefined in Android's WebView.
  const session: MediaSession | undefined = navigator.mediaSession;
  let isOpen = false;

  const skip = (seconds: number): void => player.seek(player.time.getSnapshot().currentTime + seconds);
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => player.play(),
    pause: () => player.pause(),
    seekbackward: ({ seekOffset }) => skip(-(seekOffset ?? skipS)),
    seekforward: ({ seekOffset }) => skip(seekOffset ?? skipS),
    seekto: ({ seekTime }) => player.seek(seekTime ?? 0),
    previoustrack: () => player.step(-1),
    nexttrack: () => player.step(1),
  };
  const setHandlers = (isConnected: (action: string) => boolean): void => {
    for (const [action, handler] of Object.entries(handlers))
      try {
        session?.setActionHandler(action as MediaSessionAction, isConnected(action) ? handler : null);
      } catch {
        // This browser does not support the action.
      }
  };

  return {
    open({ title, author, cover }: Track, { album, hasOthers }: SessionList): void {
      if (!session) return;
      isOpen = true;
      const artwork = cover ? [{ src: new URL(cover, document.baseURI).href }] : [];
      session.metadata = new MediaMetadata({ title, artist: author, album, artwork });
      setHandlers((action) => hasOthers || !action.endsWith('track'));
    },

    /** Tells the system where the recording is. */
    showPosition(): void {
      const { currentTime, duration } = player.time.getSnapshot();
      // A stream has no end, and a recording may turn out to be longer than its file said.
      if (isOpen && Number.isFinite(duration) && currentTime <= duration)
        session?.setPositionState({
          duration,
          playbackRate: player.state.getSnapshot().speed,
          position: currentTime,
        });
    },

    close(): void {
      if (!isOpen || !session) return;
      isOpen = false;
      session.metadata = null;
      setHandlers(() => false);
    },
  };
};
