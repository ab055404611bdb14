import { isObject } from '../../core/util/is-object';
import type { Scope } from '../../core/util/scope';
import { focalPointOf, objectPositionOf } from '../media/focal-point';
import { isBuilderAddress, remoteAddressAttribute } from './addresses';
import { createEntry, type ReportEntry } from './entries';
import type { SavedPage } from './kinds/kind';
import type { RunStep } from './page-step';
import { parseData, type SavedData, stringOf } from './parse-data';
import { savedFocalPoint } from './picture-details';
import { onlyRemoteReason } from './reasons';

/** Pictures behind the content of a section, a banner or a page, in the templates of both generations. */
const backgroundPictureSelector =
  ':is(.section-background, .Index-page-image, .Intro-image, .index-section-image, .page-banner-image-container, .banner-thumbnail-wrapper, .sqs-video-background) img';

const backgroundEntry = (element: Element): ReportEntry => createEntry({ element, kind: 'background' });

/** The section's data, which describe its picture: `{ backgroundImage, imageFocalPoint }`. */
const sectionDataOf = (image: Element): SavedData =>
  parseData(image.closest('[data-current-styles]')?.getAttribute('data-current-styles')) ?? {};

/** The focal point of a picture as `object-position`: its own, or the section's where a site copier has lost that. */
const positionOf = (image: Element, data: SavedData): string => {
  const own = savedFocalPoint(image);
  const { imageFocalPoint } = data;
  return objectPositionOf(own ?? focalPointOf(isObject(imageFocalPoint) ? imageFocalPoint : undefined));
};

/** Makes a picture fill its section. The builder's script had sized it in px for its window, and moved it with the scroll. */
const fillSection = (image: Element, position: string): void => {
  const { style } = image as HTMLElement;
  for (const name of ['top', 'left', 'font-size', 'transform']) style.removeProperty(name);
  Object.assign(style, { width: '100%', height: '100%', objectFit: 'cover' });
  if (!style.objectPosition) style.objectPosition = position;
};

/**
 * Sets the address of a picture where only its section's data have it.
 * @returns undefined where nothing changes
 */
const setAddress = (
  image: Element,
  data: SavedData,
  { mayRequestRemote }: SavedPage,
): ReportEntry | undefined => {
  const address = isObject(data.backgroundImage) ? stringOf(data.backgroundImage.assetUrl) : '';
  if (!address || image.getAttribute('src') || image.hasAttribute(remoteAddressAttribute)) return undefined;
  const isLeft = isBuilderAddress(address) && !mayRequestRemote;
  image.setAttribute(isLeft ? remoteAddressAttribute : 'src', address);
  if (!isLeft) return backgroundEntry(image);
  const reason = onlyRemoteReason('picture', address);
  return createEntry({ element: image, kind: 'background', status: 'left', reason });
};

/**
 * Puts pictures back into their sections. For parallax, the builder's script moves them into a layer of their own, which stays
 * at the top of the page without the script.
 */
const returnFromParallax = (root: Scope): ReportEntry[] => {
  const entries: ReportEntry[] = [];
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

/** Makes the pictures behind sections fill them, around their focal points, without parallax. */
export const reviveBackgrounds: RunStep = (root, page) => {
  const entries = returnFromParallax(root);
  for (const image of root.querySelectorAll<HTMLElement>(backgroundPictureSelector)) {
    if (image.closest('noscript')) continue;
    const data = sectionDataOf(image);
    const entry = setAddress(image, data, page);
    if (entry) entries.push(entry);
    // An earlier adoption has done this picture.
    const isDone = image.style.width === '100%' && image.style.objectFit === 'cover';
    if (isDone) continue;
    fillSection(image, positionOf(image, data));
    entries.push(backgroundEntry(image));
  }
  return entries;
};
