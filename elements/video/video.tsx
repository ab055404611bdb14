import { Component, type CSSProperties, type ReactNode } from 'react';
import type { BlockHost } from '../../src/block/host';
import type { BlockProps } from '../../src/block/root';
import { prefersStill } from '../../src/util/prefers-still';
import { factsOf, type Settings } from './facts';
import type { messages } from './messages/es-419';
import type { Playing, Session } from './playing/session';

export type VideoProps = BlockProps<Settings, typeof messages, Playing | undefined>;

/** The picture, the question for consent over it, what is said of an invalid embed, or the player. */
export type Phase = 'overlay' | 'asks' | 'invalid' | 'shows';

const load = (): Promise<Playing> => import('./playing/session');

/** What plays is loaded when a visitor is about to press. The first import after a failed request is given that failure. */
const loadPlaying = (): Promise<Playing> => load().catch(load);

/** Whether the player comes without being asked for. */
const isAtOnce = ({ overlay, autoplay }: Settings): boolean => !overlay || (autoplay && !prefersStill());

/** Addresses that need no second look before they are to play. Of others the visitor sees at once if they are none. */
const plain = /^[^?#]*(youtu\.?be|vimeo\.com\/|\.(mp4|webm|m3u8)$)/;

export const prepare = (settings: Settings, host: BlockHost): Promise<Playing> | undefined =>
  isAtOnce(settings) || settings.html || !plain.test(factsOf(settings, host).url) ? loadPlaying() : undefined;

/** A picture with a play button, and the player that takes its place. */
export class Video extends Component<VideoProps, { phase: Phase }> {
  override state: { phase: Phase } = { phase: 'overlay' };
  #session: Session | undefined;
  readonly #warm = (): void => this.#with((session) => session.warm());

  override componentDidMount(): void {
    const { host } = this.props;
    // The session has more of them.
    host.control = { play: () => this.#with((session) => session.play()) };
    host.addEventListener('pointerenter', this.#warm);
    this.componentDidUpdate();
  }

  override componentDidUpdate(): void {
    const { prepared } = this.props;
    if (prepared) this.#open(prepared);
    this.#session?.update();
  }

  override componentWillUnmount(): void {
    this.props.host.removeEventListener('pointerenter', this.#warm);
    this.#session?.stop();
    this.#session = undefined;
  }

  override render(): ReactNode {
    const { settings, host, text, prepared } = this.props;
    const { phase } = this.state;
    const shows = phase === 'shows';
    // Gallery 9: a second. Back to the picture it is at once.
    const style = shows
      ? { opacity: 0, visibility: 'hidden' as const, transition: prefersStill() ? '' : '1s' }
      : {};
    const { ratio, title, poster, hasPicture } = factsOf(settings, host, prepared);
    const overlay = (
      <div part="overlay" inert={shows} style={style}>
        {/* The page's own link would be a second way to the same video, and one that leads away. */}
        <div part="poster" inert>
          {poster ? (
            <img src={poster} alt="" />
          ) : hasPicture ? (
            <slot />
          ) : (
            title && <div part="title">{title}</div>
          )}
        </div>
        {phase === 'asks' ? (
          this.#session?.question()
        ) : phase === 'invalid' ? (
          <p part="invalid">{text('invalid')}</p>
        ) : (
          <button
            type="button"
            part="play"
            aria-label={title ? text('playTitle', { title }) : text('play')}
            onClick={() => {
              // A phone lets a video play with sound that the visitor's own gesture has touched, also a moment later.
              const video = document.createElement('video');
              video.load();
              this.#with((session) => session.play(video));
            }}
            onFocus={this.#warm}
          >
            <svg part="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="m8 5 12 7-12 7Z" />
            </svg>
          </button>
        )}
      </div>
    );
    return (
      <div part="frame" className={settings.mode} style={{ '--az-_ratio': ratio } as CSSProperties}>
        <div part="player" />
        {!(shows && isAtOnce(settings)) && overlay}
      </div>
    );
  }

  #with(act: (session: Session) => void): void {
    const { host } = this.props;
    loadPlaying().then(
      (playing) => host.isConnected && act(this.#open(playing)),
      // Gallery 8. The next press tries again.
      (cause) => host.report(new Error('VideoLoader not found', { cause })),
    );
  }

  #open(playing: Playing): Session {
    this.#session ??= new playing.Session({
      video: () => {
        const { settings, host } = this.props;
        return { ...this.props, atOnce: isAtOnce(settings), ...factsOf(settings, host, playing) };
      },
      show: (phase) => this.setState({ phase }),
    });
    return this.#session;
  }
}
