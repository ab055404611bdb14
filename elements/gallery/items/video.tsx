import { useLayoutEffect } from 'react';
import type { Item, Settings } from '../slides';

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

/** Puts an `<az-video>` around each video that has the markup of a saved page, which reads it as settings. */
export const adoptSavedVideos = (host: Element, { videoLoaderOptions: data }: Settings): void => {
  for (const wrapper of host.querySelectorAll(':is(.sqs-video-wrapper,.sqs-native-video):not(az-video *)')) {
    const video = Object.assign(document.createElement('az-video'), { data });
    wrapper.replaceWith(video);
    video.append(wrapper);
    loadVideo();
  }
};
