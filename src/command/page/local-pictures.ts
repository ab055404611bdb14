import { pictureAddress } from '../../features/adopt-page/addresses';

/** @returns the address of the downloaded picture, relative to the page; undefined if it could not be downloaded */
type SavePicture = (address: string) => Promise<string | undefined>;

const isElsewhere = (address: string | null | undefined): address is string =>
  /^(https?:)?\/\//i.test(address?.trim() ?? '');

const localizeImage = async (image: Element, save: SavePicture): Promise<void> => {
  const address = pictureAddress(image, { mayRequestRemote: false })?.address.trim();
  const local = isElsewhere(address) && (await save(address));
  if (!local) return;
  // Other sizes are on the server, too.
  if (image.getAttribute('srcset')?.includes('//')) image.removeAttribute('srcset');
  const name = image.getAttribute('src')?.trim() === address ? 'src' : 'data-src';
  image.setAttribute(name, local);
};

/** `a.jpg 100w, b.jpg 200w` -> `b.jpg`. Addresses may have commas. */
const largestIn = (srcset: string): string | undefined => {
  const candidates = [...srcset.matchAll(/(\S+)\s+([\d.]+)[wx]\s*(?:,|$)/g)];
  const largest = candidates.sort((a, b) => Number(b[2]) - Number(a[2]))[0]?.[1];
  return largest ?? srcset.trim().split(/\s/, 1)[0];
};

const localizeSource = async (source: Element, save: SavePicture): Promise<void> => {
  const address = largestIn(source.getAttribute('srcset') ?? '');
  const local = isElsewhere(address) && (await save(address));
  if (local) source.setAttribute('srcset', local);
};

const localizeAttribute = async (element: Element, name: string, save: SavePicture): Promise<void> => {
  const address = element.getAttribute(name);
  const local = isElsewhere(address) && (await save(address.trim()));
  if (local) element.setAttribute(name, local);
};

const localizeBackground = async (element: Element, save: SavePicture): Promise<void> => {
  const address = /background[^;]*url\(\s*["']?((?:https?:)?\/\/[^"')\s]+)/i.exec(
    element.getAttribute('style') ?? '',
  )?.[1];
  const local = address && (await save(address));
  if (!local) return;
  // Other layers, such as a gradient, stay.
  const { style } = element as HTMLElement;
  style.backgroundImage = style.backgroundImage.replace(address, () => local);
};

/**
 * Downloads the pictures that the page has at other servers, and changes their addresses to the files: `<img>`, `<source>`,
 * posters of videos, icons, and backgrounds in `style`. A picture that cannot be downloaded keeps its address.
 */
export const localizePictures = async (document: Document, save: SavePicture): Promise<void> => {
  const all = (selector: string, localize: (element: Element) => Promise<void>): Promise<void>[] =>
    [...document.querySelectorAll(selector)].map(localize);
  await Promise.all([
    ...all('img', (image) => localizeImage(image, save)),
    ...all('picture > source[srcset]', (source) => localizeSource(source, save)),
    ...all('video[poster]', (video) => localizeAttribute(video, 'poster', save)),
    ...all('link[rel~="icon"][href]', (icon) => localizeAttribute(icon, 'href', save)),
    ...all('[style*="url("]', (element) => localizeBackground(element, save)),
  ]);
};
