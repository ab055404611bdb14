import { type CSSProperties, useRef } from 'react';
import { lazyImport } from '../../../../src/core/lazy-import';
import { frameStyles } from '../../../../src/features/slides/frame/frame';
import { useIsPrinting } from '../../../../src/hooks/use-media-query';
import type { Design, DesignProps } from '../../design';
import { GalleryFrame } from '../../gallery-frame';
import { imageRatio } from '../../read-settings';
import { type Slide, slideRatio } from '../../slides';
import { captionPosition } from './caption-layout';
import { SlideshowSlide } from './slide';
import slideshowStyles from './slideshow.css';
import { renderedIndexes, visibleIndexOf } from './slideshow-state';
import { useSlideClick, useSlideshow } from './use-slideshow';

const thumbnailsModule = lazyImport(() => import('../../thumbnails/thumbnails'));

/** Width to height of all slides; undefined where the height follows each picture. */
const sharedRatio = ({ settings, slides }: DesignProps): number | undefined => {
  const ratio = imageRatio(settings);
  if (ratio || settings.autoHeight || !slides[0]) return ratio;
  return slideRatio(slides[0]);
};

/** The visible slide, the slides beside it and the one that leaves; no others are rendered. Paper has all slides. */
const SlideList = (props: DesignProps) => {
  const { settings, slides, text } = props;
  const list = useRef<HTMLDivElement>(null);
  const { slideshow, state, position, touchAction } = useSlideshow(props, list);
  useSlideClick(props, list);
  const ratio = sharedRatio(props);
  const isCropped = !!ratio && settings.autoCrop === true;
  const style = {
    ...captionPosition(settings),
    // `initial` stops a ratio that reserve.css has set on the element.
    '--az-_aspect': ratio ?? 'initial',
    '--az-_fit': isCropped ? 'cover' : 'contain',
    touchAction,
  } as CSSProperties;
  const visibleIndex = visibleIndexOf(state, position);
  const isPrinting = useIsPrinting();
  const indexes = isPrinting
    ? [...slides.keys()]
    : renderedIndexes(state, { ...position, preloadCount: settings.preloadCount });
  return (
    <div ref={list} part="slides" style={style}>
      {indexes.map((index) => {
        const slide = slides[index] as Slide;
        return (
          <SlideshowSlide
            key={slide.key}
            slide={slide}
            settings={settings}
            text={text}
            index={index}
            count={slides.length}
            isCropped={isCropped}
            isVisible={isPrinting || index === visibleIndex}
            isLeaving={slide.key === state.leavingKey}
            loadsFirst={!state.hasNeighbours}
            onMount={slideshow.addSlide}
          />
        );
      })}
    </div>
  );
};

const Slideshow = (props: DesignProps) => {
  const Thumbnails = props.settings.thumbnails && thumbnailsModule.loaded?.Thumbnails;
  return (
    <GalleryFrame {...props} below={Thumbnails && <Thumbnails {...props} />}>
      <SlideList {...props} />
    </GalleryFrame>
  );
};

/** One slide at a time, with a transition from slide to slide. */
export const design: Design = {
  name: 'slideshow',
  View: Slideshow,
  styles: frameStyles + slideshowStyles,
  // Loaded before the first render, because the strip changes the height of the block.
  prepare: async ({ thumbnails }) => thumbnails && thumbnailsModule.load(),
};
