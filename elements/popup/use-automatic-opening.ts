import { useEffect } from 'react';
import { uncheckedSiteContext } from '../../src/core/site/unchecked-site-context';
import { isMobileDevice } from '../../src/core/util/is-mobile-device';
import { warnOnce } from '../../src/core/util/warn-once';
import { useLatest } from '../../src/hooks/use-latest';
import { useStableValue } from '../../src/hooks/use-stable-value';
import { readPopupRecord } from './popup-record';
import { mayOpen, type PageFacts, readTriggers } from './popup-rules';
import type { OverlaySettings } from './schema';
import { onFirstTrigger } from './triggers';
import { whenPageIsFree } from './when-page-is-free';

interface Named {
  id?: unknown;
  fullUrl?: unknown;
}

const readPage = (): PageFacts => {
  const { pageType, collection, collectionId, item, itemId } = uncheckedSiteContext() as Record<
    string,
    unknown
  >;
  const { id, fullUrl } = (collection ?? {}) as Named;
  const names = [location.pathname, id, fullUrl, collectionId, (item as Named | null)?.id, itemId];
  return {
    pageType: Number(pageType),
    names: names.filter((name) => typeof name === 'string'),
    isMobile: isMobileDevice(),
    isScreenshot: /[?&]screenshotMode=true(&|$)/.test(location.search),
  };
};

interface AutomaticOpeningOptions {
  settings: OverlaySettings;
  hasContent: boolean;
  open: () => unknown;
}

/** Opens the popup by itself, once in a page view, where the rules and the visitor's record allow it. */
export const useAutomaticOpening = (host: Element, options: AutomaticOpeningOptions): void => {
  const latest = useLatest(options);
  const settings = useStableValue(options.settings);
  useEffect(() => {
    const isAllowed = (): boolean =>
      mayOpen({ settings, page: readPage(), record: readPopupRecord(host), nowMs: Date.now() });
    if (!isAllowed()) {
      const { style, showOnTimer, showOnScroll, showOnExit } = settings;
      if (!style && (showOnTimer || showOnScroll || showOnExit) && latest.current.hasContent)
        warnOnce(host, 'it has no style, such as popup-style="light". The popup stays closed.');
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const openOnce = (): void => {
      // Another tab may have stored something since.
      if (!isAllowed()) return;
      if (latest.current.hasContent) latest.current.open();
      else warnOnce(host, 'it has no content. The popup stays closed.');
    };
    // After a frame, so that the page has been painted.
    onFirstTrigger(readTriggers(settings), {
      signal,
      open: () =>
        requestAnimationFrame(() => setTimeout(() => whenPageIsFree(host, { signal, open: openOnce }))),
    });
    return () => controller.abort();
  }, [host, settings, latest]);
};
