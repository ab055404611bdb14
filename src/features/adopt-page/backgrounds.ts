import type { AdoptionEntry } from '../../core/adoption-report';
import { isObject } from '../../core/util/is-object';
import type { Scope } from '../../core/util/scope';
import { focalPointOf, objectPositionOf } from '../media/focal-point';
import { existsOnlyRemotely, isBuilderAddress, remoteAddressAttribute } from './addresses';
import { entryOf } from './entries';
import type { SavedPage } from './kinds/kind';
import type { RunStep } from './page-step';
import { parseData, type SavedData, stringOf } from './parse-data';
import { savedFocalPoint } from './picture-details';

/** Pictures behind the content of a section, a banner or a page, in the templates of both generations. */
const backgroundPictures =
  ':is(.section-background, .Index-page-image, .Intro-image, .index-section-image, .page-banner-image-container, .banner-thumbnail-wrapper, .sqs-video-background) img';

const backgroundEntry = (element: Element): AdoptionEntry => entryOf({ element, kind: 'background' });

/** What the section's data say of its picture: `{ backgroundImage, imageFocalPoint }`. */
const sectionDataOf = (image: Element): SavedData =>
  parseData(image.closest('[data-current-styles]')?.getAttribute('data-current-styles')) ?? {};

/** The picture's own focal point, unless a site copier has lost it: then the section's. As `object-position`. */
const positionOf = (image: Element, data: SavedData): string => {
  const own = savedFocalPoint(image);
  const { imageFocalPoint } = data;
  return objectPositionOf(own ?? focalPointOf(isObject(imageFocalPoint) ? imageFocalPoint : undefined));
};

/** Fills the section. The builder's script writes sizes in px, for the window of the time, and moves pictures as visitors scroll. */
const fillSection = (image: Element, position: string): void => {
  const { style } = image as HTMLElement;
  for (const name of ['top', 'left', 'font-size', 'transform']) style.removeProperty(name);
  Object.assign(style, { width: '100%', height: '100%', objectFit: 'cover' });
  if (!style.objectPosition) style.objectPosition = position;
};

/** Gives a picture its address, where only the data of its section have it. */
const setAddress = (
  image: Element,
  data: SavedData,
  { mayRequestRemote }: SavedPage,
): AdoptionEntry | undefined => {
  const address = isObject(data.backgroundImage) ? stringOf(data.backgroundImage.assetUrl) : '';
  if (!address || image.getAttribute('src') || image.hasAttribute(remoteAddressAttribute)) return undefined;
  const isLeft = isBuilderAddress(address) && !mayRequestRemote;
  image.setAttribute(isLeft ? remoteAddressAttribute : 'src', address);
  const entry = backgroundEntry(image);
  return isLeft ? { ...entry, status: 'left', why: existsOnlyRemotely('picture', address) } : entry;
};

/**
 * Puts pictures back into their sections. With parallax, the builder's script moves them into a layer of their own; without
 * it, that layer stays at the top of the page.
 */
const returnFromParallax = (root: Scope): AdoptionEntry[] => {
  const entries: AdoptionEntry[] = [];
  const sections = [...root.querySelectorAll('[data-parallax-id]:not([data-parallax-item])')];
  for (const layer of root.querySelectorAll('[data-parallax-item]')) {
    const id = layer.getAttribute('data-parallax-id');
    const section = sections.find((candidate) => candidate.getAttribute('data-parallax-id') === id);
    if (!section || layer.children.length === 0) continue;
    section.append(...layer.childNodes);
    entries.push(backgroundEntry(layer));
  }
  return entries;
};

/** Lets the pictures behind sections fill them, around their focal points, in their places. Parallax stays plain. */
export const reviveBackgrounds: RunStep = (root, page) => {
  const entries = returnFromParallax(root);
  for (const image of root.querySelectorAll<HTMLElement>(backgroundPictures)) {
    if (image.closest('noscript')) continue;
    const data = sectionDataOf(image);
    const entry = setAddress(image, data, page);
    if (entry) entries.push(entry);
    // A second adoption finds the picture as the first has left it.
    const isDone = image.style.width === '100%' && image.style.objectFit === 'cover';
    if (isDone) continue;
    fillSection(image, positionOf(image, data));
    entries.push(backgroundEntry(image));
  }
  return entries;
};
