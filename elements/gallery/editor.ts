import { emit } from '../../src/core/emit';
import { pageOrigin } from '../../src/core/util/page-origin';
import { safeUrl } from '../../src/core/util/safe-url';

/** Links, and slides of the page that lead somewhere without a link. */
const linkSelector = 'a[href],[data-click-through-url]:not([data-click-through-url=""])';

const addressOf = (link: HTMLElement): string | undefined =>
  safeUrl(link.getAttribute('href') ?? link.dataset.clickThroughUrl);

/** The index of a slide, from 0. A slideshow renders only a few of its slides, and sets `data-index` on them. */
const indexOf = (slide: HTMLElement): number => {
  const { assignedSlot, dataset, parentElement } = slide;
  // The page's own element: a `data-index` there has another meaning.
  if (assignedSlot) return assignedSlot.assignedElements().indexOf(slide);
  return dataset.index ? Number(dataset.index) : [...(parentElement?.children ?? [])].indexOf(slide);
};

const onClick = (event: MouseEvent): void => {
  const host = event.currentTarget as HTMLElement;
  const path = event.composedPath();
  const inside = path.slice(0, path.indexOf(host)).filter((node) => node instanceof HTMLElement);
  const link = inside.find((node) => node.matches(linkSelector));
  const slide =
    inside.find((node) => node.matches('[part~="item"],[part~="slide"]')) ??
    // A carousel has all of the page's own slides in one slot.
    inside.find((node) => node.parentElement === host && node.assignedSlot);
  const address = link && addressOf(link);
  if (!address || !slide || event.defaultPrevented) return;
  event.preventDefault();
  const detail = { url: new URL(address, document.baseURI).href, index: indexOf(slide) };
  if (!emit(host, 'az-click-through', { detail, cancelable: true }) || window.parent === window) return;
  window.parent.postMessage({ type: 'az-click-through', id: host.id, ...detail }, pageOrigin());
};

/** In an editor, reports clicks on links to the editor instead of following the links. */
export const reportClickThroughs = (host: HTMLElement): void => host.addEventListener('click', onClick);
