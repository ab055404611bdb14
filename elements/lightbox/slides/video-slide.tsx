import { useEffect, useLayoutEffect, useRef } from 'react';
import { innerEventsAttribute } from '../../../src/core/emit';
import { lazyImport } from '../../../src/core/lazy-import';
import type { LightboxSlide, SlideKind, SlideKindProps } from './slide';

/** Defines `<az-video>`. */
const videoBlock = lazyImport(() => import('../../video/index'));

/** In px; larger than any window, so that a video fills the area for slides. */
const widescreen = { width: 3840, height: 2160 };

/** A `<video>`, or an `<az-video>` as other blocks use the element. */
type Player = HTMLElement & { pause?(): void; implementation?: { leave?(): void } };

/** Attributes of the page's own player that have no meaning in the lightbox. */
const removedAttributes = ['id', 'slot', 'class', 'style', 'autoplay'];

const copyOf = (player: Element): Player => {
  const copy = player.cloneNode(true) as Player;
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const name of removedAttributes) element.removeAttribute(name);
  if (copy instanceof HTMLVideoElement) copy.controls = true;
  return copy;
};

/** A copy of the page's own player, or a new `<az-video>`. */
const createPlayer = ({ player, video, src, alt, title }: LightboxSlide): Player => {
  if (player?.localName !== 'video') videoBlock.load().catch((error) => console.error('[azulejo]', error));
  if (player) return copyOf(player);
  const block = document.createElement('az-video');
  // An attribute, because React would set the property of a block that is defined already.
  block.setAttribute('data', JSON.stringify({ ...video, poster: src, title: title || alt }));
  block.setAttribute('loading', 'eager');
  return block;
};

/** Stops a video: an `<az-video>` shows its picture again, a `<video>` pauses. */
const stopPlayer = (player: Player | undefined): void => {
  if (player?.implementation?.leave) player.implementation.leave();
  else player?.pause?.();
};

/** A video, which stops when the visitor goes on to another slide. */
const VideoContent = ({ slide, isCurrent }: SlideKindProps) => {
  const container = useRef<HTMLDivElement>(null);
  const player = useRef<Player>(undefined);
  useLayoutEffect(() => {
    const created = createPlayer(slide);
    player.current = created;
    // The page hears `az-ready` of its own elements alone.
    created.setAttribute(innerEventsAttribute, 'az-ready');
    // The player may be a copy of the page's own element, which React cannot render.
    container.current?.append(created);
    return () => created.remove();
  }, [slide]);
  useEffect(() => {
    if (!isCurrent) stopPlayer(player.current);
  }, [isCurrent]);
  return <div ref={container} className="player" />;
};

export const videoKind: SlideKind = {
  accepts: ({ video, player }) => !!video || !!player,
  sizeOf: () => widescreen,
  isZoomable: false,
  Content: VideoContent,
};
