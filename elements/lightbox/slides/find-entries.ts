import { isMedia } from '../../../src/features/media/media-address';

/** The page's own players. */
export const playerSelector = 'az-video,video';
/** Elements that may be slides, in a container of any structure. */
export const entrySelector = `a[href],img,${playerSelector}`;
/** A picture in one of these is no slide: a click on the picture belongs to the element around. */
const surroundingSelector = `a,button,noscript,${playerSelector}`;

const isEntry = (element: Element): boolean =>
  element.localName === 'a'
    ? isMedia(element as HTMLAnchorElement)
    : !element.parentElement?.closest(surroundingSelector) && !element.closest('[data-click-through-url]');

/** The pictures and videos of a container and of its shadow root, in document order. */
export const findEntries = (container: Element | undefined | null): HTMLElement[] => {
  // The shadow root of a lightbox holds the large pictures.
  const shadowRoot = container?.matches('az-lightbox') ? null : container?.shadowRoot;
  return [container, shadowRoot].flatMap((root) =>
    [...(root?.querySelectorAll<HTMLElement>(entrySelector) ?? [])].filter(isEntry),
  );
};
