import { importWithRetry } from '../../../src/core/lazy-import';
import { adoptStyles, styleSheetFor } from '../../../src/core/styles';
import type { GallerySettings } from '../schema';
import styles from './saved-pages.css';

/** Defines `<az-video>`, for slides that contain one. */
export const loadVideoBlock = (): void => {
  importWithRetry(() => import('../../video/index')).catch((error) => console.error('[azulejo]', error));
};

/**
 * Adapts the markup of pages that were saved from the hosted builder: wraps each video in an `<az-video>`, which reads that
 * markup as its settings, and styles `.meta` beside a picture as its caption.
 */
export const adoptSavedPage = (host: Element, { videoLoaderOptions }: GallerySettings): void => {
  if (host.querySelector('.meta'))
    adoptStyles(host.getRootNode() as Document | ShadowRoot, styleSheetFor(styles));
  for (const wrapper of host.querySelectorAll(':is(.sqs-video-wrapper,.sqs-native-video):not(az-video *)')) {
    const video = Object.assign(document.createElement('az-video'), { data: videoLoaderOptions });
    wrapper.replaceWith(video);
    video.append(wrapper);
    loadVideoBlock();
  }
};
