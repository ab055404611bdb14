import { type CSSProperties, useLayoutEffect, useMemo, useRef } from 'react';
import { adopt, disown, sheetOf } from '../../../src/block/styles';
import { DataSlide } from '../data-slide';
import type { DesignProps } from '../design';
import { ratioOf } from '../layouts/shape';
import { useLightbox } from '../lightbox/use-lightbox';
import { pictureOptions } from '../picture-options';
import type { Slide } from '../slides';
import type { TileVariables } from '../tiles';
import { clickSlide } from './click';
import contentStyles from './content.css';
import { dragByMouse } from './drag';
import { follow } from './follow';
import { markCurrent } from './mark-current';
import { OneSlot, oneSlot } from './one-slot';
import { OwnSlides } from './own-slides';
import { pauseVideos } from './pause-videos';
import scrollerStyles from './scroller.css';
import { shapeOf } from './shape-of';
import { showFirst } from './show-first';

export { scrollerStyles };

/** By CSS `scroll-snap-align`, as in `Strip`. */
const shares = { start: 0, center: 0.5, end: 1 };

interface ScrollerProps extends DesignProps {
  /** Names the scroller for the page's styles. In a slider one slide is current, in a carousel a group. */
  part: 'slider' | 'carousel';
  /** Where the current slide stands. */
  align: keyof typeof shares;
  /** Slides that move together. Default: 1. */
  group?: number;
  variables: TileVariables;
}

type DressedRoot = Document | ShadowRoot;

const strips = 'az-gallery:is(:state(slider), :state(carousel))';

/** What takes the focus: a scroller that has some inside needs no stop of its own. */
const stops = 'a[href],button,input,select,textarea,audio[controls],video[controls],[tabindex]';

const attributesBy =
  ({ text, count, group }: Pick<DesignProps, 'text'> & { count: number; group: number }) =>
  ({ isVideo }: Slide, index: number) => ({
    role: 'group',
    'aria-roledescription': text('slide'),
    'aria-label': text('position', { index: index + 1, count }),
    'data-type': isVideo ? 'video' : undefined,
    'data-free': index % group ? '' : undefined,
  });

/** What shows a slide; in a carousel, the page's own stand for themselves. */
const boxAt = (scroller: Element, { slides, part }: ScrollerProps, index: number): Element | undefined => {
  const slide = slides[index];
  return part === 'carousel' && slide && 'element' in slide ? slide.element : scroller.children[index];
};

/** Slides beside each other, scrolled and snapped by the browser. */
export const Scroller = (props: ScrollerProps) => {
  const { slides, settings, text, engine, host, part, align, group = 1, variables } = props;
  const list = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const isSlider = part === 'slider';
  useLightbox(props);
  const { speed } = settings;

  const options = pictureOptions(settings);
  const count = slides.length;
  const places = useMemo(() => (isSlider ? new OwnSlides() : new OneSlot()), [isSlider]);
  useLayoutEffect(() => {
    const scroller = list.current as HTMLDivElement;
    const own = slides.filter((slide) => 'element' in slide);
    const attributesOf = attributesBy({ text, count, group });
    const show = (end?: number): void =>
      places.show(scroller, { slides: own.slice(0, end), options, attributesOf });
    if (places.isEmpty) return showFirst({ count: own.length, engine, scroller, show });
    show();
  }, [places, slides, options, text, count, group, engine]);
  useLayoutEffect(() => () => places.stop(), [places]);

  useLayoutEffect(() => {
    const scroller = list.current as HTMLDivElement;
    const following = follow({
      engine,
      scroller,
      share: shares[align],
      group,
      speed,
      boxAt: (index) => boxAt(scroller, latest.current, index),
    });
    const endDrag = dragByMouse(scroller, following);
    return () => {
      endDrag();
      following.stop();
    };
  }, [engine, align, group, speed]);

  useLayoutEffect(() => {
    const scroller = list.current as HTMLDivElement;
    const onClick = (event: MouseEvent): void => {
      const { current } = latest;
      const path = event.composedPath();
      const index = current.slides.findIndex((_, at) =>
        path.includes(boxAt(scroller, current, at) as Element),
      );
      clickSlide(event, { ...current, index, moves: isSlider });
    };
    // What has come without a size has its own shape then; the current slide stays in its place.
    const onLoad = (event: Event): void => {
      const image = event.target as HTMLImageElement;
      const path = event.composedPath();
      const slide = path[path.indexOf(scroller) - 1] as HTMLElement | undefined;
      if (!isSlider || !slide || image.hasAttribute('height')) return;
      slide.style.aspectRatio = `${ratioOf({ width: image.naturalWidth, height: image.naturalHeight })}`;
      const { slides, settings } = latest.current;
      engine.reshape({ count: slides.length, loop: settings.loop });
    };
    scroller.addEventListener('click', onClick);
    scroller.addEventListener('load', onLoad, true);
    const ends = [
      isSlider ? markCurrent(scroller, { engine, part: 'slide' }) : () => {},
      engine.on('change', ({ from }) => {
        // Of a carousel, all that moved together.
        const { slides, group = 1 } = latest.current;
        for (let index = from; index < from + group; index++)
          pauseVideos(slides[index], boxAt(scroller, latest.current, index));
      }),
    ];
    return () => {
      scroller.removeEventListener('click', onClick);
      scroller.removeEventListener('load', onLoad, true);
      for (const end of ends) end();
    };
  }, [engine, isSlider]);

  // Whatever tree it has been moved into. The last strip of one takes it away again.
  useLayoutEffect(() => adopt(host.getRootNode() as DressedRoot, sheetOf(contentStyles)));
  useLayoutEffect(() => {
    const root = host.getRootNode() as DressedRoot;
    return () => {
      const others = [...root.querySelectorAll(strips)].filter((other) => other !== host);
      if (others.length === 0) disown(root, sheetOf(contentStyles));
    };
  }, [host]);

  const { shadowRoot } = host;
  useLayoutEffect(() => {
    if (isSlider || !shadowRoot) return;
    // A selector counts no variable.
    const sheet = sheetOf(
      `::slotted(:nth-child(${group}n + 1 of [slot=${oneSlot}])) { scroll-snap-align: ${align} }`,
    );
    adopt(shadowRoot, sheet);
    return () => disown(shadowRoot, sheet);
  }, [shadowRoot, isSlider, group, align]);

  const attributesOf = attributesBy({ text, count, group });
  const hasStops = host.querySelector(stops) || slides.some((slide) => 'item' in slide && slide.clickThrough);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={list}
      part={part}
      role="group"
      aria-label={text('gallery')}
      tabIndex={hasStops ? undefined : 0}
      style={
        { '--az-_align': align, '--az-_meta': settings.showMeta ? '' : 'none', ...variables } as CSSProperties
      }
    >
      {!isSlider && slides[0] && 'element' in slides[0] && <slot name={oneSlot} />}
      {slides
        .filter((slide) => 'item' in slide)
        .map((slide, index) => (
          <div
            key={slide.key}
            part="slide"
            {...attributesOf(slide, index)}
            style={isSlider ? { aspectRatio: `${shapeOf(slide)}` } : undefined}
          >
            <DataSlide item={slide.item} options={options} text={text} newWindow={settings.newWindow} />
          </div>
        ))}
    </div>
  );
};
