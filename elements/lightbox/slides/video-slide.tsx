import { useEffect, useLayoutEffect, useRef } from 'react';
import { innerEventsAttribute } from '../../../src/core/emit';
import { importWithRetry } from '../../../src/core/lazy-import';
import { stopSlideVideo } from '../../../src/features/media/stop-slide-video';
import type { LightboxSlide, SlideKind, SlideKindProps } from './slide';

/** Defines `<az-video>`. */
const loadVideoBlock = (): void => {
  importWithRetry(() => import('../../video/index')).catch((error) => console.error('[azulejo]', error));
};

/** In px; larger than any window, so that a video fills the area for slides. */
const widescreen = { width: 3840, height: 2160 };

/** Attributes of the page's own player that have no meaning in the lightbox. */
const removedAttributes = ['id', 'slot', 'class', 'style', 'autoplay'];

const copyOf = (player: Element): HTMLElement => {
  const copy = player.cloneNode(true) as HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const name of removedAttributes) element.removeAttribute(name);
  if (copy instanceof HTMLVideoElement) copy.controls = true;
  return copy;
};

/** A copy of the page's own player, or a new `<az-video>`. */
const createPlayer = ({ player, video, src, alt, title }: LightboxSlide): HTMLElement => {
  if (player?.localName !== 'video') loadVideoBlock();
  if (player) return copyOf(player);
  const block = document.createElement('az-video');
  // An attribute works before and after the block is defined.
  block.setAttribute('data', JSON.stringify({ ...video, poster: src, title: title || alt }));
  block.setAttribute('loading', 'eager');
  return block;
};

/** A video, which stops when the visitor goes on to another slide. */
const VideoContent = ({ slide, isCurrent }: SlideKindProps) => {
  const container = useRef<HTMLDivElement>(null);
  const player = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const created = createPlayer(slide);
    player.current = created;
    // The page gets `az-ready` only from its own elements.
    created.setAttribute(innerEventsAttribute, 'az-ready');
    // The player may be a copy of the page's own element, which React cannot render.
    container.current?.append(created);
    return () => created.remove();
  }, [slide]);
  useEffect(() => {
    if (!isCurrent && player.current) stopSlideVideo(player.current);
  }, [isCurrent]);
  return <div ref={container} className="player" />;
};

export const videoKind: SlideKind = {
  accepts: ({ video, player }) => !!video || !!player,
  sizeOf: () => widescreen,
  isZoomable: false,
  Content: VideoContent,
};
