import type { BlockHost } from '../../../src/core/block-host';
import type { WritableStore } from '../../../src/core/util/store';
import { consent } from '../../../src/features/consent/index';
import { claimPlayback, releasePlayback } from '../../../src/features/media/active-media';
import { type AudioState, type AudioTime, type PlaybackFailure, type Sound, startTime } from '../state';
import { findPlayable, isPlayable, type Track } from '../tracks';
import { createFilePlayer, type FileEvent, type FilePlayer } from './file-player';
import { createSystemControls } from './media-session';
import { Permission } from './permission';
import { emptyMedia, failureReasons, phaseOf } from './playback';
import { PlaybackEvents } from './playback-events';

/** The recordings and settings of the latest render. */
export interface AudioOptions {
  /** A new array after each change of the block's settings or content. */
  tracks: readonly Track[];
  /** Name of the list that the recordings are in. */
  album: string;
  /** Whether the next recording plays when one ends. */
  autoAdvance: boolean;
  /** Whether the view shows the current recording's duration. If the settings have none, the file's metadata are requested. */
  showsDuration: boolean;
}

/** SoundCloud's player in a frame. */
interface FrameCommands {
  play(): void;
  pause(): void;
}

/** Later than this in a recording, "previous" restarts it. */
const restartAfterS = 3;
/** After this many failures in a row the list stops, so that a server that is down is not asked for every file. */
const maxFailuresInRow = 3;

interface AudioPlayerOptions extends AudioOptions {
  host: BlockHost;
  /** For the view; `index` is the current recording. */
  state: WritableStore<AudioState>;
  time: WritableStore<AudioTime>;
  /** The block's own element. */
  element: HTMLAudioElement | null;
}

/**
 * Plays the recordings of a block, one at a time. The page's own `<audio>` elements play their own recordings, the block's
 * element plays other files, and a frame plays those of SoundCloud.
 */
export class AudioPlayer {
  readonly host: BlockHost;
  readonly state: WritableStore<AudioState>;
  readonly time: WritableStore<AudioTime>;
  readonly #element: HTMLAudioElement | null;
  #options: AudioOptions;
  #file: FilePlayer | undefined;
  #frame: FrameCommands | undefined;
  /** Whether the visitor wants to hear the current recording, which may still have to load. */
  #isWanted = false;
  readonly #events: PlaybackEvents;
  #failuresInRow = 0;
  readonly #permission = new Permission();
  readonly #systemControls = createSystemControls(this);
  readonly #stopConsent: () => void;

  constructor({ host, state, time, element, ...options }: AudioPlayerOptions) {
    this.host = host;
    this.state = state;
    this.time = time;
    this.#element = element;
    this.#options = options;
    this.#events = new PlaybackEvents(host, () => ({ index: this.#index, url: this.#track?.url }));
    this.#stopConsent = consent.onChange(() => this.#load());
    const playing = options.tracks.findIndex((track) => track.element && !track.element.paused);
    this.#open(playing >= 0 ? playing : state.getSnapshot().index);
  }

  /** Applies the recordings of a render. The current one goes on if it is still there. */
  update(options: AudioOptions): void {
    const current = this.#track;
    const isSame = options.tracks === this.#options.tracks;
    this.#options = options;
    if (isSame) return;
    const { tracks } = options;
    const isCurrent = (track?: Track) => track?.url === current?.url && track?.element === current?.element;
    if (current && isCurrent(tracks[this.#index])) {
      this.#load();
      return;
    }
    const index = current ? tracks.findIndex(isCurrent) : -1;
    if (index >= 0) this.state.update({ index });
    else this.#open(findPlayable(tracks, { start: 0, step: 1 }) ?? 0);
  }

  play = (index = this.#index): void => {
    if (index !== this.#index) this.#open(index);
    const track = this.#track;
    if (!track || !isPlayable(track)) return;
    if (!this.#permission.isAllowed(track)) {
      this.state.update({ asksConsent: true });
      return;
    }
    claimPlayback(this);
    this.#isWanted = true;
    if (track.kind === 'soundcloud') {
      this.state.update({ asksConsent: false, hasFrame: true });
      this.#frame?.play();
      return;
    }
    const failures = new Map(this.state.getSnapshot().failures);
    const hasFailed = failures.delete(track.url);
    if (hasFailed) this.state.update({ failures });
    const { tracks, album } = this.#options;
    this.#systemControls.open(track, { album, hasOthers: tracks.length > 1 });
    this.#file?.play(hasFailed);
  };

  pause(): void {
    const { hasFrame, phase } = this.state.getSnapshot();
    // SoundCloud's player has not started and does not take commands yet, so its frame is removed.
    if (hasFrame && this.#isWanted && phase === 'paused') this.state.update({ hasFrame: false });
    this.#isWanted = false;
    this.#file?.media.pause();
    this.#frame?.pause();
  }

  /** Called when other media of the page start to play. */
  yieldPlayback(): void {
    this.pause();
    this.#systemControls.close();
  }

  /** Plays or pauses a recording. */
  toggle = (index = this.#index): void => {
    if (index === this.#index && this.state.getSnapshot().phase !== 'paused') this.pause();
    else this.play(index);
  };

  /** Goes to the next or the previous recording. "Previous" restarts a recording after `restartAfterS`, and always the first. */
  step(step: 1 | -1): void {
    const index = findPlayable(this.#options.tracks, { start: this.#index + step, step });
    if (step < 0 && (index === undefined || this.time.getSnapshot().currentTime > restartAfterS))
      this.seek(0);
    else if (index !== undefined && this.state.getSnapshot().phase === 'paused') this.#open(index);
    else if (index !== undefined) this.play(index);
  }

  seek(toS: number): void {
    this.#file?.seek(toS);
    this.#systemControls.showPosition();
  }

  setSound(change: Partial<Sound>): void {
    this.state.update(change);
    this.#file?.setSound(this.state.getSnapshot());
    this.#systemControls.showPosition();
  }

  acceptConsent(): void {
    if (this.#track) this.#permission.allow(this.#track);
    this.state.update({ asksConsent: false });
    this.#load();
    this.play();
  }

  declineConsent(): void {
    this.state.update({ asksConsent: false });
  }

  /** @param frame undefined once it has left the page */
  setFrame(frame: FrameCommands | undefined): void {
    this.#frame = frame;
  }

  onFrameEvent(event: 'play' | 'pause' | 'ended'): void {
    this.state.update({ phase: event === 'play' ? 'playing' : 'paused' });
    if (event === 'play') claimPlayback(this);
    this.#handle(event === 'play' ? 'playing' : event);
  }

  destroy(): void {
    this.#stopConsent();
    // The page's own element plays on, with the browser's controls.
    this.#close();
    // Aborts the requests of the block's own element; the browser would keep them open.
    emptyMedia(this.#element);
  }

  /** The index of the current recording. */
  get #index(): number {
    return this.state.getSnapshot().index;
  }

  get #track(): Track | undefined {
    return this.#options.tracks[this.#index];
  }

  /** Makes a recording the current one, without playing it. */
  #open(index: number): void {
    this.#file?.media.pause();
    this.#close();
    this.time.update(startTime(this.#options.tracks[index]?.duration));
    this.state.update({ index, phase: 'paused', asksConsent: false, hasFrame: false });
    const track = this.#track;
    const media = track?.element ?? this.#element;
    if (!media || track?.kind !== 'file') return;
    // The visitor may have changed the volume of the page's own element, or started it, before this script ran.
    if (track.element) this.state.update({ volume: media.volume, isMuted: media.muted });
    // Until the visitor's consent, the element would have the file, the position and late events of the recording before.
    else if (!this.#permission.isAllowed(track)) emptyMedia(this.#element);
    const onChange = (): void => this.#sync(media);
    this.#file = createFilePlayer({ track, media, onChange, onEvent: (event) => this.#handle(event) });
    this.#load();
    if (media.paused) return;
    this.#handle('play');
    this.#handle('playing');
  }

  #close(): void {
    this.#file?.destroy();
    this.#file = undefined;
    this.#isWanted = false;
    this.#events.stop('az-pause');
    this.#release();
  }

  /** Loads the current file into its element, if consent allows that. */
  #load(): void {
    const track = this.#track;
    if (!this.#file || !track || !this.#permission.isAllowed(track)) return;
    const hasDuration = track.duration !== undefined || !this.#options.showsDuration;
    this.#file.load(hasDuration ? 'none' : 'metadata');
    this.#file.setSound(this.state.getSnapshot());
    this.#sync(this.#file.media);
  }

  /** Reads the state of the element. */
  #sync(media: HTMLMediaElement): void {
    const { url } = this.#track as Track;
    const { durations } = this.state.getSnapshot();
    const { duration } = media;
    const isLonger = Number.isFinite(duration) && duration > (durations.get(url) ?? 0);
    if (this.#file) this.time.update(this.#file.getTime());
    this.state.update({
      phase: phaseOf(media),
      volume: media.volume,
      isMuted: media.muted,
      durations: isLonger ? new Map(durations).set(url, duration) : durations,
    });
  }

  #handle(event: FileEvent): void {
    if (event === 'play') {
      this.#isWanted = true;
      claimPlayback(this);
    } else if (event === 'playing') this.#start();
    else if (event === 'pause') {
      this.#isWanted = false;
      this.#events.stop('az-pause');
    } else if (event === 'ended') {
      this.#events.stop('az-ended');
      this.#advance();
    } else this.#fail(event);
  }

  #start(): void {
    this.#failuresInRow = 0;
    this.#systemControls.showPosition();
    this.#events.start();
  }

  /** A failure is silent until the visitor wants to hear the recording: the browser has only asked for the duration. */
  #fail(failure: PlaybackFailure): void {
    const { title = '', url = '' } = this.#track ?? {};
    const { failures } = this.state.getSnapshot();
    if (!this.#isWanted || failures.has(url)) return;
    this.state.update({ phase: 'paused', failures: new Map(failures).set(url, failure) });
    this.#events.stop('az-pause');
    this.host.report(
      Error(`The recording “${title}”, ${url}, ${failureReasons[failure]}. A message offers to try again.`),
    );
    this.#failuresInRow += 1;
    if (this.#failuresInRow < maxFailuresInRow) this.#advance();
    else this.#release();
    this.state.update({ skippedUrl: this.#track?.url === url ? undefined : url });
  }

  #advance(): void {
    const { tracks, autoAdvance } = this.#options;
    const next = findPlayable(tracks, { start: this.#index + 1, step: 1 });
    this.#isWanted = false;
    if (autoAdvance && next !== undefined) this.play(next);
    else this.#release();
  }

  #release(): void {
    releasePlayback(this);
    this.#systemControls.close();
  }
}
