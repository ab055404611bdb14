import { useLayoutEffect } from 'react';
import { adopt, sheetOf } from '../../../src/block/styles';
import type { Item, Settings } from '../slides';
import styles from './saved.css';

/** Defines `<az-video>`, for slides that are one. The first import after a failed request is given that failure. */
const loadVideo = (): void => {
  const load = () => import('../../video/index');
  load().catch(load);
};

const Tag = 'az-video' as 'div';

/** What an item plays, with its picture. */
export const Video = ({ item }: { item: Item }) => {
  useLayoutEffect(loadVideo, []);
  const { src, alt, title, video } = item;
  // A tag that is not defined yet takes an attribute, and later its property the same text.
  const data = { data: JSON.stringify({ ...video, poster: src, title: title || alt }) };
  return <Tag part="video" {...data} />;
};

/**
 * Puts an `<az-video>` around each video that has the markup of a saved page, which reads it as settings; and has what
 * such a page says of a picture look as a caption.
 */
export const adoptSaved = (host: Element, { videoLoaderOptions: data }: Settings): void => {
  if (host.querySelector('.meta')) adopt(host.getRootNode() as Document | ShadowRoot, sheetOf(styles));
  for (const wrapper of host.querySelectorAll(':is(.sqs-video-wrapper,.sqs-native-video):not(az-video *)')) {
    const video = Object.assign(document.createElement('az-video'), { data });
    wrapper.replaceWith(video);
    video.append(wrapper);
    loadVideo();
  }
};
