import type { Slide } from './slide-of';

/** Defines `<az-video>`. The first import after a failed request is given that failure. */
const loadVideo = (): void => {
  const load = () => import('../../video/index');
  load().catch(load);
};

const copyOf = (player: Element): HTMLElement => {
  const copy = player.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['id', 'slot', 'class', 'style', 'autoplay']) one.removeAttribute(name);
  if (copy instanceof HTMLVideoElement) copy.controls = true;
  return copy;
};

/** What plays a slide's video: a copy of the page's own, or the block for videos. */
export const playerOf = ({ player, video, src, alt, title }: Slide): HTMLElement => {
  if (player?.localName !== 'video') loadVideo();
  if (player) return copyOf(player);
  const block = document.createElement('az-video');
  block.setAttribute('data', JSON.stringify({ ...video, poster: src, title: title || alt }));
  block.setAttribute('loading', 'eager');
  return block;
};
