import type { CSSProperties, ReactNode } from 'react';
import type { MessageFormatter } from '../../../core/i18n/message-formatter';
import type { Engine } from '../engine/engine';
import { useEngineState } from '../engine/use-engine';
import type { SlideMessages } from '../messages/es-419';
import frameStyles from './frame.css';

export { frameStyles };

interface FrameProps {
  engine: Engine;
  text: MessageFormatter<SlideMessages>;
  /** Names the section for visitors. */
  name: string;
  /** Whether there are buttons for the previous and the next slide. */
  hasControls: boolean;
  /**
   * Whether screen readers announce changes of the slides. For a summary, they would read all articles when the server sends
   * them.
   */
  announcesSlides?: boolean;
  /** The slides, in the stage. */
  children: ReactNode;
  /** The button that starts autoplay: first in the tab order. */
  playButton?: ReactNode;
  /** What stands over the stage. */
  overStage?: ReactNode;
  /** What stands below the stage. */
  below?: ReactNode;
  /** Custom properties for the styles of the frame and of its content. */
  variables?: CSSProperties | undefined;
}

interface ControlProps {
  /** `part` of the button, for the page's styles. */
  part: string;
  name: string;
  /** SVG path. An arrow from a font would look different on each page. */
  icon: string;
  onClick: () => void;
  isDisabled?: boolean;
}

/** A button of the frame. */
export const Control = ({ part, name, icon, onClick, isDisabled }: ControlProps) => (
  // Not `disabled`: a visitor who has just reached the last slide would lose the focus.
  <button
    type="button"
    part={`control ${part}`}
    aria-label={name}
    aria-disabled={isDisabled}
    onClick={onClick}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={icon} />
    </svg>
  </button>
);

interface ArrowProps extends Pick<FrameProps, 'engine' | 'text'> {
  /** Name of the engine's method; also the button's part and the key of its message. */
  to: 'previous' | 'next';
}

/** A component of its own, so that a swipe renders no more than the arrow that changes at an end. */
const Arrow = ({ engine, text, to }: ArrowProps) => {
  const canMove = useEngineState(engine, ({ canPrevious, canNext }) =>
    to === 'next' ? canNext : canPrevious,
  );
  return (
    <Control
      part={to}
      name={text(to)}
      icon={to === 'next' ? 'm9 4 8 8-8 8' : 'm15 4-8 8 8 8'}
      isDisabled={!canMove}
      onClick={() => engine[to]()}
    />
  );
};

/**
 * The section around slides that move, by the WAI-ARIA carousel pattern: the play button comes first in the tab order,
 * and changes of slides are announced unless they change by themselves.
 */
export const Frame = (props: FrameProps) => {
  const { engine, text, name, hasControls, announcesSlides, children } = props;
  const { playButton, overStage, below, variables } = props;
  const isPlaying = useEngineState(engine, (state) => state.isPlaying);
  const hasSeveralGroups = useEngineState(engine, ({ groupCount }) => groupCount > 1);
  const politeness = isPlaying ? 'off' : 'polite';
  return (
    <section part="frame" aria-roledescription={text('carousel')} aria-label={name} style={variables}>
      <div className="window">
        {playButton}
        {hasControls && hasSeveralGroups && (
          <>
            <Arrow engine={engine} text={text} to="previous" />
            <Arrow engine={engine} text={text} to="next" />
          </>
        )}
        <div part="stage" aria-live={announcesSlides ? politeness : undefined}>
          {children}
        </div>
        {overStage}
      </div>
      {below}
    </section>
  );
};
