import type { Editor } from '../site/load-editor';

/** The document in the frame; undefined while there is none, and for a page of another site. */
export const framedDocument = (frame: HTMLIFrameElement): Document | undefined => {
  const { contentDocument } = frame;
  return contentDocument && contentDocument.URL !== 'about:blank' ? contentDocument : undefined;
};

/** Fires `az-frame-load` for each page that has loaded in the frame, and `az-frame-unload` when the page is left. */
export function watchFrame(frame: HTMLIFrameElement, { emitEditorEvent }: Editor): void {
  let loaded: Document | undefined;
  const report = (): void => {
    const page = framedDocument(frame);
    if (!page || page === loaded) return;
    loaded = page;
    page.defaultView?.addEventListener('pagehide', () => {
      emitEditorEvent('az-frame-unload', { url: page.URL });
    });
    emitEditorEvent('az-frame-load', { url: page.URL });
  };
  frame.addEventListener('load', report);
  // The page may have loaded before this script.
  if (framedDocument(frame)?.readyState === 'complete') report();
}

const isLink = (target: EventTarget): target is HTMLAnchorElement =>
  'matches' in target && (target as Element).matches('a[href]');

interface LinkGuard {
  hasChanges: () => boolean;
  /** @returns whether the frame may go on */
  ask: () => Promise<boolean>;
}

/**
 * Asks before a link of the framed page leads away from unsaved changes. Links to other sites open in a new tab, as the panel
 * cannot read what they show.
 */
export function guardLinks(page: Document, { hasChanges, ask }: LinkGuard): void {
  const view = page.defaultView;
  // The window comes after the page's own listeners, which may have a use for the click.
  view?.addEventListener('click', async (event) => {
    const link = event.composedPath().find(isLink);
    if (!link || event.defaultPrevented) return;
    const isOtherSite = link.protocol.startsWith('http') && link.origin !== page.location.origin;
    if (isOtherSite) link.target = '_blank';
    if (hasChanges() && opensInFrame(link, event)) {
      event.preventDefault();
      if (await ask()) view.location.href = link.href;
    }
  });
}

/** Whether a click on the link shows another page in the frame. */
function opensInFrame(link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const isPage = link.protocol.startsWith('http') && !link.hasAttribute('download');
  const isSamePage = link.href.split('#')[0] === link.ownerDocument.URL.split('#')[0];
  const opensElsewhere = ctrlKey || metaKey || shiftKey || !['', '_self'].includes(link.target);
  return isPage && !isSamePage && !opensElsewhere;
}
