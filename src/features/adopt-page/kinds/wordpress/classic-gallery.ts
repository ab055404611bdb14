import { isMedia } from '../../../media/media-address';
import type { Read } from '../kind';

/**
 * The gallery of WordPress' classic editor: small pictures, which the page's own styles place. A plug-in of the site opened the
 * large ones; without it, each link leaves the page. Where links lead to pages, the gallery works as it was saved.
 */
export const readClassicGallery: Read = (element) => {
  const links = [...element.querySelectorAll('.gallery-icon a[href]')];
  const hasLargePictures = links.some((link) => isMedia({ href: link.getAttribute('href') ?? '', type: '' }));
  return hasLargePictures ? { content: () => [element] } : undefined;
};
