import type { Slide } from '../slides';

/** Stops what plays in a slide that is left (gallery 4.4). */
export const pauseVideos = (slide: Slide | undefined): void => {
  if (slide?.type !== 'video' || !('element' in slide)) return;
  const { element } = slide;
  for (const video of [element, ...element.querySelectorAll('video,az-video')])
    (video as Partial<HTMLVideoElement>).pause?.();
};
