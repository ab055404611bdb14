import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { LightboxLayout } from '../geometry';
import type { SlideTrack } from '../motion/track';
import { imageKind } from './image-slide';
import type { LightboxSlide, SlideKind } from './slide';
import { createSlideController } from './slide-controller';
import { videoKind } from './video-slide';

/** All kinds of slides. Any slide that is no video is a picture. */
const kinds: SlideKind[] = [videoKind, imageKind];

export const kindOf = (slide: LightboxSlide): SlideKind =>
  kinds.find((kind) => kind.accepts(slide)) ?? imageKind;

interface SlideViewProps {
  slide: LightboxSlide;
  /** Place of the slide on the track. */
  position: number;
  /** How far the slide stands from the start of the track, in px. */
  offset: number;
  layout: LightboxLayout;
  track: SlideTrack;
  isCurrent: boolean;
  isZoomed: boolean;
  failedText: string;
  onFail: (slide: LightboxSlide) => void;
}

/** One slide: a picture that can be moved and enlarged, or a video. */
export const SlideView = memo((props: SlideViewProps) => {
  const { slide, position, offset, layout, track, isCurrent, isZoomed, failedText, onFail } = props;
  const { Content, sizeOf, isZoomable } = kindOf(slide);
  const [controller] = useState(() => createSlideController({ naturalSize: sizeOf(slide), isZoomable }));
  const element = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    controller.attach({
      element: element.current as HTMLDivElement,
      frame: frame.current as HTMLDivElement,
    });
    return track.add(position, controller);
  }, [controller, track, position]);
  useLayoutEffect(() => controller.layOut(layout), [controller, layout]);
  // A visitor who comes back to a slide finds the whole picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the slide is left
  useLayoutEffect(() => controller.rest(), [controller, isCurrent]);

  return (
    <div
      ref={element}
      part="slide"
      className={isZoomed ? 'slide zoomed' : 'slide'}
      style={{ transform: `translateX(${offset}px)` }}
      inert={!isCurrent}
    >
      <div ref={frame} className="frame">
        <Content
          slide={slide}
          controller={controller}
          isCurrent={isCurrent}
          failedText={failedText}
          onFail={onFail}
        />
      </div>
    </div>
  );
});
