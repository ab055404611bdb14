import { isObject } from '../../../../core/util/is-object';
import { singleLineText } from '../../../../core/util/single-line-text';
import { isTrue } from '../../parse-data';
import { emptyReason, type Reason } from '../../reasons';
import { toAttributes } from '../attributes';
import { createElement, picturesIn } from '../element';
import type { Read, SavedPage } from '../kind';
import { plainImage, whyGalleryStays } from './slide';

/** The heading and the text of an item; the empty link over them is left out. */
const textsOf = (item: Element): Node[] =>
  [...(item.querySelector('.Index-gallery-item-content')?.childNodes ?? [])].filter((part) =>
    /\S/.test(part.textContent ?? ''),
  );

const linkOf = (item: Element): HTMLElement | undefined => {
  const saved = item.querySelector(
    'a.Index-gallery-item-image[href], a.Index-gallery-item-content-link[href]',
  );
  const href = saved?.getAttribute('href');
  if (!href) return undefined;
  const link = createElement(item, 'a');
  link.setAttribute('href', href);
  const target = saved?.getAttribute('target');
  if (target) link.setAttribute('target', target);
  return link;
};

const figureOf = (item: Element): HTMLElement => {
  const image = picturesIn(item)[0];
  const texts = textsOf(item);
  const link = linkOf(item);
  if (!image) return createElement(item, 'div', ...texts);
  const picture = plainImage(image);
  link?.append(picture);
  const caption = texts.length > 0 ? [createElement(item, 'figcaption', ...texts)] : [];
  return createElement(item, 'figure', link ?? picture, ...caption);
};

/**
 * Creates a function that reads a setting of the template: from the site's data, or from a class of the body such as
 * `tweak-index-gallery-layout-packed`.
 */
const readTweaks = (element: Element, { context }: SavedPage): ((name: string) => string) => {
  const tweaks = isObject(context.tweakJSON) ? context.tweakJSON : {};
  const classes = element.closest('body')?.className ?? '';
  return (name) => {
    const saved = tweaks[`tweak-index-gallery-${name}`];
    const word = new RegExp(`\\btweak-index-gallery-${name}-([\\w-]+)`).exec(classes)?.[1] ?? '';
    return (saved === undefined ? word : String(saved)).toLowerCase();
  };
};

/** The gallery's `metaPosition` for a saved position of the texts on a picture, such as `middle-left`. */
const captionPositionOf = (position: string): string | undefined => {
  const [block = '', inline = ''] = position.split('-');
  if (block === 'middle') return 'center';
  return /^(top|bottom)$/.test(block) && /^(left|right)$/.test(inline) ? position : undefined;
};

/** For a gallery that shows nothing, with arrows only. */
const emptyGalleryReason: Reason = {
  why: 'The gallery is empty. Its arrows, which did nothing any more, have been removed.',
  key: 'emptyGallery',
};

/** A gallery among the sections of an index page, in templates of 7.0. */
export const readIndexGallery: Read = (element, page) => {
  const items = [...element.querySelectorAll('.Index-gallery-item')];
  if (items.length === 0) {
    const isRewritten = singleLineText(element) || picturesIn(element).length > 0;
    return isRewritten
      ? emptyReason('items')
      : { ...emptyGalleryReason, deadControls: [...element.querySelectorAll('.Index-gallery-control')] };
  }
  const reason = whyGalleryStays(element, page);
  if (reason) return reason;
  const tweak = readTweaks(element, page);
  // A picture alone fills the section in all layouts.
  const isSlideshow = tweak('layout') === 'slideshow' || items.length < 2;
  const settings = isSlideshow
    ? {
        design: 'slideshow',
        transition: 'fade',
        autoplay: items.length > 1 && isTrue(tweak('autoplay-enable')),
        autoplayDuration: Number(tweak('autoplay-duration')) || undefined,
        randomize: false,
        metaPosition: captionPositionOf(tweak('content-position')),
      }
    : {
        design: 'grid',
        thumbnailsPerRow: items.length % 3 === 0 || items.length > 4 ? 3 : 2,
        padding: 10,
        imageAspectRatio: '3:2',
      };
  return {
    // The wrapper also has the arrows, which do nothing any more.
    target: element.querySelector('.Index-gallery-wrapper') ?? element,
    attributes: toAttributes({ ...settings, lightbox: false }),
    content: () => items.map(figureOf),
  };
};
