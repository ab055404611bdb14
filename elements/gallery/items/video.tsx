import { useLayoutEffect } from 'react';
import type { Item } from '../slides';

/** Defines `<az-video>`, for slides that are one. The first import after a failed request is given that failure. */
export const loadVideo = (): void => {
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
