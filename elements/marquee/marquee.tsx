import { Component } from 'react';
import type { InferOutput } from 'valibot';
import type { BlockProps } from '../../src/block/root';
import { prefersStill } from '../../src/util/prefers-still';
import { safeUrl } from '../../src/util/safe-url';
import type { messages } from './messages/es-419';
import type { Motion } from './motion';
import type { schema } from './schema';

export type Settings = InferOutput<typeof schema>;

/** What moves it, and what makes waves of it where they are asked for; nothing where it stands still. */
export const prepare = ({ speed, waveIntensity }: Settings) =>
  prefersStill() || !speed
    ? undefined
    : Promise.all([import('./motion'), waveIntensity ? import('./waves') : undefined]);

type Props = BlockProps<Settings, typeof messages, Awaited<ReturnType<typeof prepare>>>;

/** Text that moves along a line or a wave, without an end (shell 2.11). */
export class Marquee extends Component<Props, { isPaused: boolean }> {
  override state = { isPaused: false };
  #frame: HTMLElement | null = null;
  #motion: Motion | undefined;

  #arrange(): void {
    const { settings, prepared, host } = this.props;
    if (!prepared || !this.#frame) {
      this.#stop();
      return;
    }
    const [{ Motion }, waves] = prepared;
    this.#motion ??= new Motion(this.#frame, host.internals.states);
    this.#motion.update(settings, waves);
  }

  #stop(): void {
    this.#motion?.stop();
    this.#motion = undefined;
  }

  override componentDidMount(): void {
    this.#arrange();
  }

  override componentDidUpdate({ settings }: Readonly<Props>): void {
    if (settings !== this.props.settings) this.#arrange();
    this.#motion?.hold('visitor', this.state.isPaused);
  }

  override componentWillUnmount(): void {
    this.#stop();
  }

  override render() {
    const { settings, prepared, text } = this.props;
    const { items, linkTo } = settings;
    const { isPaused } = this.state;
    return (
      <div
        part="frame"
        className={prepared && 'moves'}
        ref={(frame) => {
          this.#frame = frame;
        }}
      >
        <div part="track">
          <div part="content" className="copy">
            {items.length ? (
              items.map(({ text: words, url }, index) => {
                const href = safeUrl(url || linkTo);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an item has no state of its own
                  <p key={index} part="item">
                    {href ? <a href={href}>{words}</a> : words}
                  </p>
                );
              })
            ) : (
              <slot />
            )}
          </div>
          <div part="copies" aria-hidden="true" />
        </div>
        {prepared && (
          <button
            type="button"
            part="pause"
            className={isPaused ? 'play' : ''}
            aria-label={text(isPaused ? 'play' : 'pause')}
            onClick={() => this.setState({ isPaused: !isPaused })}
          />
        )}
      </div>
    );
  }
}
