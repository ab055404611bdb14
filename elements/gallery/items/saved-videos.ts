import { loadVideoBlock } from '../../video/inner-video';
import type { GallerySettings } from '../schema';

/**
 * Adapts the markup of pages that were saved from the hosted builder: wraps each video in an `<az-video>`, which reads that
 * markup as its settings.
 */
export const wrapSavedVideos = (host: Element, { videoLoaderOptions }: GallerySettings): void => {
  for (const wrapper of host.querySelectorAll(':is(.sqs-video-wrapper,.sqs-native-video):not(az-video *)')) {
    const video = Object.assign(document.createElement('az-video'), { data: videoLoaderOptions });
    wrapper.replaceWith(video);
    video.append(wrapper);
    loadVideoBlock();
  }
};
