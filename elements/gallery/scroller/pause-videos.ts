import type { BlockHost } from '../../../src/block/host';
import type { Slide } from '../slides';

/**
 * Deactivates the video of a slide that is left (gallery 4.4): it returns to its picture; one of the page itself pauses.
 * @param place where the slide is rendered
 */
export const pauseVideos = (slide: Slide | undefined, place: Element | undefined): void => {
  if (!slide?.isVideo) return;
  const content = 'element' in slide ? slide.element : place;
  for (const video of content ? [content, ...content.querySelectorAll('video,az-video')] : []) {
    (video as BlockHost & { control?: { leave?(): void } }).control?.leave?.();
    if (video.localName === 'video') (video as HTMLVideoElement).pause();
  }
};
