import { type CSSProperties, useRef, useSyncExternalStore } from 'react';
import { useKeyboard } from '../../../src/features/slides/engine/keyboard';
import { useEngine } from '../../../src/features/slides/engine/use-engine';
import { useLinkedSlide } from '../../../src/features/slides/engine/use-linked-slide';
import { Frame, frameStyles } from '../../../src/features/slides/frame/frame';
import { slidesInRow, subscribeToBreakpoints } from '../../../src/features/slides/scroller/slides-in-row';
import { loadLazyImage, usePreload } from '../../../src/features/slides/scroller/use-preload';
import {
  carouselStyles,
  scrollerStyles,
  useScroller,
} from '../../../src/features/slides/scroller/use-scroller';
import type { SummaryTilesProps } from '../tiles';
import styles from './carousel.css';

/** Groups of items side by side. The carousel moves by one group at a time. */
const Carousel = (props: SummaryTilesProps) => {
  const { entries, count, settings, host, engine, text, name, renderEntry } = props;
  const { slidesPerRow, gutter } = settings;
  const list = useRef<HTMLDivElement>(null);
  const groupSize = useSyncExternalStore(subscribeToBreakpoints, () =>
    slidesInRow(slidesPerRow, window.innerWidth),
  );

  useEngine({ engine, host, slides: entries, groupSize });
  useLinkedSlide({ engine, host, slides: entries });
  useKeyboard({ engine, host });
  useScroller(list, { engine, alignment: 0, groupSize });
  const load = (index: number): void => {
    const slide = entries[index]?.element ?? list.current?.children[index];
    for (const image of slide?.querySelectorAll('img') ?? []) loadLazyImage(image);
  };
  usePreload({ engine, count: entries.length, groupSize, loop: false, preloadCount: 1, load });

  const variables = { '--az-_columns': groupSize, '--az-_gap': `${gutter}px`, '--az-_align': 'start' };
  return (
    <Frame engine={engine} text={text} name={name} hasControls variables={variables as CSSProperties}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div ref={list} part="carousel" role="group" aria-label={name}>
        {entries.map((entry, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
          <div
            key={entry.key}
            part="slide"
            role="group"
            aria-roledescription={text('slide')}
            aria-label={text('position', { index: index + 1, count })}
            data-no-snap={index % groupSize ? '' : undefined}
          >
            {renderEntry(entry)}
          </div>
        ))}
      </div>
    </Frame>
  );
};

export const carouselDesign = {
  View: Carousel,
  styles: frameStyles + scrollerStyles + carouselStyles + styles,
};
