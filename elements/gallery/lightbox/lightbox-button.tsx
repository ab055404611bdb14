import { useEngineState } from '../../../src/features/slides/engine/use-engine';
import type { DesignProps, GalleryText } from '../design';
import type { Slide } from '../slides';
import { canOpen, slideName } from './lightbox-slides';
import type { OpenLightbox } from './use-lightbox';

interface LightboxButtonProps {
  slide: Slide | undefined;
  /** Index of the slide, from 0, and number of all slides. */
  index: number;
  count: number;
  text: GalleryText;
  onOpen: OpenLightbox;
}

/**
 * Opens a slide in the lightbox for keyboards and screen readers. A pointer clicks the picture itself: the button lets
 * the pointer through.
 */
export const LightboxButton = ({ slide, index, count, text, onOpen }: LightboxButtonProps) => {
  const isHidden = !slide || !canOpen(slide);
  const name = isHidden ? undefined : slideName(slide) || text('position', { index: index + 1, count });
  return (
    <button
      type="button"
      part="enlarge"
      hidden={isHidden}
      aria-label={name}
      aria-haspopup="dialog"
      onClick={(event) => {
        // Marks the click as handled, for the connection to the lightbox and for the page.
        event.preventDefault();
        onOpen(index);
      }}
    />
  );
};

interface CurrentSlideButtonProps extends Pick<DesignProps, 'slides' | 'engine' | 'text'> {
  onOpen: OpenLightbox;
}

/** The button of the current slide, for designs that show one slide or a few. */
export const CurrentSlideLightboxButton = ({ slides, engine, text, onOpen }: CurrentSlideButtonProps) => {
  const index = useEngineState(engine, (state) => state.index);
  return (
    <LightboxButton slide={slides[index]} index={index} count={slides.length} text={text} onOpen={onOpen} />
  );
};
