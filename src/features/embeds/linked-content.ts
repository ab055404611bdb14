/** A block's own content that leads to a video, a recording, a post: a link, perhaps around a picture. */
interface LinkedContent {
  /** Address of the content's page or file; "" without a link. */
  url: string;
  /** The text of the link, else of the picture; "" for content without a name. */
  title: string;
  hasPicture: boolean;
  /** Address of the picture; "" without one. */
  picture: string;
}

/** Reads the link and the picture in an element's content, except within a `<video>`: only old browsers show those. */
export const readLinkedContent = (host: Element): LinkedContent => {
  const link = host.querySelector<HTMLAnchorElement>('a[href]:not(video a)');
  const picture = host.querySelector<HTMLImageElement>('img:not(noscript img, video img)');
  return {
    url: link?.href ?? '',
    title: link?.textContent.trim() || picture?.alt || '',
    hasPicture: !!picture,
    picture: picture?.src ?? '',
  };
};
