import { Component } from 'react';
import type { InferOutput } from 'valibot';
import type { BlockProps } from '../../src/block/root';
import { prefersStill } from '../../src/util/prefers-still';
import { safeUrl } from '../../src/util/safe-url';
import type { messages } from './messages/es-419';
import { type Motion, motionOf } from './motion';
import type { schema } from './schema';

export type Settings = InferOutput<typeof schema>;

interface Prepared {
  waveOf?: typeof import('./waves').waveOf;
}

/** What makes waves, where they are asked for; nothing where it stands still. */
export const prepare = ({ speed, waveIntensity }: Settings): Prepared | Promise<Prepared> | undefined =>
  prefersStill() || !speed ? undefined : waveIntensity ? import('./waves') : {};

type Props = BlockProps<Settings, typeof messages, Prepared | undefined>;

/** Text that moves along a line or a wave, without an end (shell 2.11). */
export class Marquee extends Component<Props, { isPaused: boolean }> {
  override state = { isPaused: false };
  #motion: Motion | undefined;

  /** What moves has a frame of its own, and ends with it. */
  #enter = (frame: HTMLElement | null): void => {
    this.#motion?.stop();
    this.#motion = frame && this.props.prepared ? motionOf(frame, this) : undefined;
  };

  override componentDidMount(): void {
    this.#motion?.update();
  }

  override componentDidUpdate(): void {
    this.#motion?.update();
  }

  override render() {
    const { settings, prepared, text } = this.props;
    const { items, linkTo } = settings;
    const { isPaused } = this.state;
    return (
      <div key={`${!!prepared}`} part="frame" className={prepared && 'moves'} ref={this.#enter}>
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
