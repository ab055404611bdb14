import { type CSSProperties, useSyncExternalStore } from 'react';
import { frameStyles } from '../../../src/features/slides/frame/frame';
import { slidesInRow, subscribeToBreakpoints } from '../../../src/features/slides/scroller/slides-in-row';
import { carouselStyles } from '../../../src/features/slides/scroller/use-scroller';
import type { Design, DesignProps } from '../design';
import { GalleryFrame } from '../gallery-frame';
import { imageRatio } from '../read-settings';
import { Scroller, scrollerStyles } from '../scroller/scroller';
import styles from './carousel.css';

/** Percent of the gallery's width. */
const defaultGutter = 1;

const Carousel = (props: DesignProps) => {
  const { settings } = props;
  const { slidesPerRow, gutter = defaultGutter, autoCrop } = settings;
  const groupSize = useSyncExternalStore(subscribeToBreakpoints, () =>
    slidesInRow(slidesPerRow, window.innerWidth),
  );
  const variables = {
    '--az-_columns': groupSize,
    '--az-_gap': `${gutter}%`,
    '--az-_aspect': imageRatio(settings) ?? 'initial',
    '--az-_fit': autoCrop ? 'cover' : 'contain',
  };
  return (
    <GalleryFrame {...props} groupSize={groupSize} variables={variables as CSSProperties}>
      <Scroller {...props} part="carousel" align="start" groupSize={groupSize} variables={{}} />
    </GalleryFrame>
  );
};

/** Groups of slides side by side. The carousel moves by one group at a time. */
export const design: Design = {
  name: 'carousel',
  View: Carousel,
  styles: frameStyles + scrollerStyles + carouselStyles + styles,
};
