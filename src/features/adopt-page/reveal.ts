import type { Scope } from '../../core/util/scope';
import { createEntry, type ReportEntry } from './entries';

interface HiddenPart {
  /** Elements that the page's style sheets hide until a script of the builder runs. */
  selector: string;
  addClass?: string;
  /** The attribute with which the style sheets show the element. */
  addAttribute?: [name: string, value: string];
  /** Classes that hide the element. */
  removeClasses?: string[];
}

/** One row for each sort of element that stays invisible in a saved page, with the class or attribute that shows it. */
export const hiddenParts: HiddenPart[] = [
  { selector: '.newsletter-block:not(.rendered)', addClass: 'rendered' },
  // Templates of 7.0 hide the whole header until the page has loaded.
  { selector: '.enable-load-effects .Site:not(.loaded)', addClass: 'loaded' },
  {
    selector:
      '.enable-load-effects .Header [data-nc-container]:not(.loaded), .enable-load-effects :is(.Intro-image, .Index-page-image, .Index-gallery):not(.loaded)',
    addClass: 'loaded',
  },
  {
    selector: '.enable-load-effects .sqs-system-gallery:not(.sqs-system-gallery-ready)',
    addClass: 'sqs-system-gallery-ready',
  },
  {
    selector: ':is(.gallery-grid-item, .gallery-masonry-item, .gallery-strips-item):not([data-show])',
    addAttribute: ['data-show', ''],
  },
  { selector: '.gallery-reel-item-src:not([data-visible])', addAttribute: ['data-visible', ''] },
  {
    selector: '.user-items-list-carousel__slides:not(.user-items-list-carousel__slides--initialized)',
    addClass: 'user-items-list-carousel__slides--initialized',
  },
  {
    selector: '.user-items-list-banner-slideshow .slides:not(.slides--initialized)',
    addClass: 'slides--initialized',
  },
  {
    selector:
      ':is([class*="combination-animation-"], .quote-block):not(.animation-loaded, .combination-animation-none)',
    addClass: 'animation-loaded',
  },
  { selector: '.summary-thumbnail-container img:not(.loaded)', addClass: 'loaded' },
  // A page saved while its parts were appearing.
  {
    selector: ':is(.preFade, .preSlide, .preScale, .preClip, .preFlex)',
    removeClasses: ['preFade', 'preSlide', 'preScale', 'preClip', 'preFlex'],
  },
  // Texts are transparent until the font script has run, or for 3 s: every text again that is added or opened later.
  { selector: '.wf-loading', removeClasses: ['wf-loading'] },
];

const show = (element: Element, { addClass, addAttribute, removeClasses = [] }: HiddenPart): void => {
  if (addClass) element.classList.add(addClass);
  if (addAttribute) element.setAttribute(...addAttribute);
  if (removeClasses.length === 0) return;
  element.classList.remove(...removeClasses);
  const { style } = element as HTMLElement;
  for (const name of ['transition-timing-function', 'transition-duration', 'transition-delay', 'opacity'])
    style.removeProperty(name);
};

/** Shows the elements that only a script of the builder would have shown. */
export const revealHiddenParts = (root: Scope): ReportEntry[] =>
  hiddenParts.flatMap((part) =>
    [...root.querySelectorAll(part.selector)].map((element) => {
      show(element, part);
      return createEntry({ element, kind: 'hidden-part' });
    }),
  );
