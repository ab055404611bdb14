import { Component, type CSSProperties, type ReactNode } from 'react';
import type { DesignProps } from '../design';
import { Watched } from '../engine/watched';
import frameStyles from './frame.css';
import { useMotion } from './use-motion';

export { frameStyles };

export interface FrameProps extends DesignProps {
  /** What moves. */
  children: ReactNode;
  /** What stands below it: thumbnails. */
  below?: ReactNode;
  /** Slides that move together: a carousel's. Default: 1. */
  group?: number;
  /** For its styles, and those of what is in it. */
  variables?: CSSProperties;
}

/** Drawn, not written: a font has no say in how an arrow looks. */
const paths = {
  previous: 'm15 4-8 8 8 8',
  next: 'm9 4 8 8-8 8',
  pause: 'M8 5v14M16 5v14',
  play: 'm8 5 11 7-11 7Z',
};

interface ControlProps {
  part: keyof typeof paths;
  name: string;
  onClick: () => void;
  take?: (button: HTMLButtonElement | null) => void;
}

const Control = ({ part, name, onClick, take }: ControlProps) => (
  <button type="button" part={`control ${part}`} aria-label={name} onClick={onClick} ref={take}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[part]} />
    </svg>
  </button>
);

interface ArrowProps {
  engine: DesignProps['engine'];
  part: 'previous' | 'next';
  name: string;
}

/** Says by itself whether there is a slide in its direction: rendering for that would be most of what a swipe costs. */
class Arrow extends Component<ArrowProps> {
  #button: HTMLButtonElement | null = null;
  #stop = (): void => {};
  #take = (button: HTMLButtonElement | null): void => {
    this.#button = button;
  };
  #press = (): void => {
    this.props.engine[this.props.part]();
  };
  #look = (): void => {
    const { engine, part } = this.props;
    // Not `disabled`, which would throw away the focus of who has just reached the end.
    const isOff = `${!(part === 'next' ? engine.canNext : engine.canPrevious)}`;
    if (this.#button?.ariaDisabled !== isOff) this.#button?.setAttribute('aria-disabled', isOff);
  };

  override componentDidMount(): void {
    this.#stop = this.props.engine.on(undefined, this.#look);
    this.#look();
  }

  override componentWillUnmount(): void {
    this.#stop();
  }

  override render(): ReactNode {
    const { part, name } = this.props;
    return <Control part={part} name={name} onClick={this.#press} take={this.#take} />;
  }
}

/**
 * What stands around slides that move, by the WAI-ARIA carousel pattern: the button that stops them comes first in the
 * tab order; what changes is announced, but not while it changes by itself. Keyboard, autoplay, history and linked
 * galleries are connected here.
 */
export const Frame = (props: FrameProps) => {
  const { text, settings, engine, children, below, variables } = props;
  useMotion(props);
  return (
    <section
      part="frame"
      aria-roledescription={text('carousel')}
      aria-label={text('gallery')}
      style={variables}
    >
      <Watched engine={engine}>
        {() => {
          const playing = engine.isPlaying ? 'pause' : 'play';
          return (
            <div className="window">
              {(settings.autoplay || engine.isPlaying) && engine.count > 1 && (
                <Control part={playing} name={text(playing)} onClick={() => engine[playing]()} />
              )}
              {settings.controls && engine.groups > 1 && (
                <>
                  <Arrow part="previous" name={text('previous')} engine={engine} />
                  <Arrow part="next" name={text('next')} engine={engine} />
                </>
              )}
              <div part="stage" aria-live={engine.isPlaying ? 'off' : 'polite'}>
                {children}
              </div>
            </div>
          );
        }}
      </Watched>
      {below}
    </section>
  );
};
