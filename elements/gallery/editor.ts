import { emit } from '../../src/block/emit';
import { safeUrl } from '../../src/util/safe-url';

/** Also a slide of the page's own that has no link itself. */
const links = 'a[href],[data-click-through-url]:not([data-click-through-url=""])';

const addressOf = (link: HTMLElement): string | undefined =>
  safeUrl(link.getAttribute('href') ?? link.dataset.clickThroughUrl);

/** From 0. A slideshow has only a few slides there; each begins its name with its number. */
const indexOf = (slide: Element): number => {
  const [number = ''] = slide.getAttribute('aria-label')?.split(/\s/) ?? [];
  const named = Number.parseInt(number.replace(/\D/g, ''), 10);
  if (!Number.isNaN(named)) return named - 1;
  return [...(slide.parentElement?.children ?? [])]
    .filter((other) => other.slot === slide.slot)
    .indexOf(slide);
};

const onClick = (event: MouseEvent): void => {
  const host = event.currentTarget as HTMLElement;
  const path = event.composedPath();
  const inside = path.slice(0, path.indexOf(host)).filter((node) => node instanceof HTMLElement);
  const link = inside.find((node) => node.matches(links));
  // In a carousel the page's own stand in no place of their own.
  const slide =
    inside.find((node) => node.matches('[part~="item"],[part~="slide"]')) ??
    inside.find((node) => node.parentElement === host && node.slot);
  const address = link && addressOf(link);
  if (!address || !slide || event.defaultPrevented) return;
  event.preventDefault();
  const detail = { url: new URL(address, document.baseURI).href, index: indexOf(slide) };
  if (!emit(host, 'az-click-through', { detail, cancelable: true }) || parent === window) return;
  parent.postMessage({ type: 'az-click-through', id: host.id, ...detail }, location.origin);
};

/**
 * In an editor's preview a click-through is the editor's (gallery 4.4 and 6): it is told of it, and nothing navigates.
 */
export const passOn = (host: HTMLElement): void => host.addEventListener('click', onClick);
