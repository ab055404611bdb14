import type { CSSProperties, ReactNode } from 'react';
import { useEngineState } from '../../src/features/slides/engine/use-engine';
import { Control, Frame } from '../../src/features/slides/frame/frame';
import type { DesignProps } from './design';
import { CurrentSlideLightboxButton } from './lightbox/lightbox-button';
import { useLightbox } from './lightbox/use-lightbox';
import { useNavigation } from './navigation/use-navigation';
import { galleryName } from './read-settings';

interface GalleryFrameProps extends DesignProps {
  /** The slides, in the stage. */
  children: ReactNode;
  /** The thumbnails below the stage. */
  below?: ReactNode;
  /** How many slides move together, as in a carousel. Default: 1. */
  groupSize?: number;
  /** Custom properties for the styles of the frame and of its content. */
  variables?: CSSProperties;
}

/** The frame of a design with moving slides, with everything that changes the current slide. */
export const GalleryFrame = (props: GalleryFrameProps) => {
  const { text, settings, slides, engine, host, children, below, variables } = props;
  useNavigation(props);
  const openLightbox = useLightbox(props);
  const isPlaying = useEngineState(engine, (state) => state.isPlaying);
  const hasSeveralGroups = useEngineState(engine, ({ groupCount }) => groupCount > 1);
  // Starts and stops autoplay (WCAG 2.2.2), which has nothing to change where a carousel shows all its slides.
  const playButton = isPlaying ? (
    <Control part="pause" name={text('pause')} icon="M8 5v14M16 5v14" onClick={() => engine.pause()} />
  ) : (
    <Control part="play" name={text('play')} icon="m8 5 11 7-11 7Z" onClick={() => engine.play()} />
  );
  return (
    <Frame
      engine={engine}
      text={text}
      name={galleryName(host, text('gallery'))}
      hasControls={settings.controls}
      announcesSlides
      playButton={(settings.autoplay || isPlaying) && hasSeveralGroups && playButton}
      overStage={
        openLightbox && (
          <CurrentSlideLightboxButton slides={slides} engine={engine} text={text} onOpen={openLightbox} />
        )
      }
      below={below}
      variables={variables}
    >
      {children}
    </Frame>
  );
};
