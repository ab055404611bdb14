import { importWithRetry } from '../../../src/core/lazy-import';
import type { GallerySettings } from '../schema';

/** Defines `<az-video>`, for slides that contain one. */
export const loadVideoBlock = (): void => {
  importWithRetry(() => import('../../video/index')).catch((error) => console.error('[azulejo]', error));
};

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
