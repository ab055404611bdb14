import type { CSSProperties, ReactNode } from 'react';
import type { DesignProps } from '../design';
import { useEngineState } from '../engine/use-engine';
import { CurrentSlideLightboxButton } from '../lightbox/lightbox-button';
import { useLightbox } from '../lightbox/use-lightbox';
import { galleryName } from '../read-settings';
import frameStyles from './frame.css';
import { useNavigation } from './use-navigation';

export { frameStyles };

export interface FrameProps extends DesignProps {
  /** The slides, in the stage. */
  children: ReactNode;
  /** What stands below the stage: thumbnails. */
  below?: ReactNode;
  /** How many slides move together, as in a carousel. Default: 1. */
  groupSize?: number;
  /** Custom properties for the styles of the frame and of its content. */
  variables?: CSSProperties;
}

/** SVG paths of the icons: an arrow from a font would look different on each page. */
const iconPaths = {
  previous: 'm15 4-8 8 8 8',
  next: 'm9 4 8 8-8 8',
  pause: 'M8 5v14M16 5v14',
  play: 'm8 5 11 7-11 7Z',
};

interface ControlProps {
  part: keyof typeof iconPaths;
  name: string;
  onClick: () => void;
  isDisabled?: boolean;
}

const Control = ({ part, name, onClick, isDisabled }: ControlProps) => (
  // Not `disabled`: a visitor who has just reached the last slide would lose the focus.
  <button
    type="button"
    part={`control ${part}`}
    aria-label={name}
    aria-disabled={isDisabled}
    onClick={onClick}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[part]} />
    </svg>
  </button>
);

type EngineProps = Pick<DesignProps, 'engine' | 'text'>;

/** A component each, so that a swipe renders no more than the arrow that changes at an end. */
const PreviousButton = ({ engine, text }: EngineProps) => {
  const canPrevious = useEngineState(engine, (state) => state.canPrevious);
  return (
    <Control
      part="previous"
      name={text('previous')}
      isDisabled={!canPrevious}
      onClick={() => engine.previous()}
    />
  );
};

const NextButton = ({ engine, text }: EngineProps) => {
  const canNext = useEngineState(engine, (state) => state.canNext);
  return <Control part="next" name={text('next')} isDisabled={!canNext} onClick={() => engine.next()} />;
};

/** Starts and stops autoplay (WCAG 2.2.2). */
const PlayButton = ({ engine, text }: EngineProps) => {
  const isPlaying = useEngineState(engine, (state) => state.isPlaying);
  return isPlaying ? (
    <Control part="pause" name={text('pause')} onClick={() => engine.pause()} />
  ) : (
    <Control part="play" name={text('play')} onClick={() => engine.play()} />
  );
};

/**
 * The section around slides that move, by the WAI-ARIA carousel pattern: the play button comes first in the tab order,
 * and changes are announced unless slides change by themselves.
 */
export const Frame = (props: FrameProps) => {
  const { text, settings, slides, engine, children, below, variables } = props;
  useNavigation(props);
  const openLightbox = useLightbox(props);
  const isPlaying = useEngineState(engine, (state) => state.isPlaying);
  const hasSeveralSlides = useEngineState(engine, ({ count }) => count > 1);
  const hasSeveralGroups = useEngineState(engine, ({ groupCount }) => groupCount > 1);
  return (
    <section
      part="frame"
      aria-roledescription={text('carousel')}
      aria-label={galleryName(props.host, text('gallery'))}
      style={variables}
    >
      <div className="window">
        {(settings.autoplay || isPlaying) && hasSeveralSlides && <PlayButton engine={engine} text={text} />}
        {settings.controls && hasSeveralGroups && (
          <>
            <PreviousButton engine={engine} text={text} />
            <NextButton engine={engine} text={text} />
          </>
        )}
        <div part="stage" aria-live={isPlaying ? 'off' : 'polite'}>
          {children}
        </div>
        {openLightbox && (
          <CurrentSlideLightboxButton slides={slides} engine={engine} text={text} onOpen={openLightbox} />
        )}
      </div>
      {below}
    </section>
  );
};
