const imageFile = /\.(avif|bmp|gif|jfif|jpe?g|png|svg|webp)([?#]|$)|^data:image\/|^blob:/i;
const videoFile = /\.(m3u8|m4v|mov|mp4|ogv|webm)([?#]|$)/i;
const videoPage =
  /^https?:\/\/([\w-]+\.)?(youtube(-nocookie)?\.com\/(watch|embed|shorts|live|playlist)|youtu\.be\/|vimeo\.com\/)/i;

export const isVideoFile = (address: string): boolean => videoFile.test(address);

/** Whether an address is a video file, or a page of YouTube or Vimeo. */
export const isVideo = (address: string): boolean => isVideoFile(address) || videoPage.test(address);

type MediaLink = Pick<HTMLAnchorElement, 'href' | 'type'> & Partial<Pick<HTMLAnchorElement, 'dataset'>>;

/**
 * Whether a link leads to a picture or a video, rather than to a page. Addresses of image services often have no file extension,
 * so `data-…` attributes of the link with a picture's size or address count, too.
 */
export const isMedia = ({ href, type, dataset = {} }: MediaLink): boolean =>
  imageFile.test(href) ||
  isVideo(href) ||
  /^(image|video)\//.test(type) ||
  !!(dataset.pswpSrc || dataset.pswpWidth || dataset.imageDimensions);
