import { useEffect } from 'react';
import { forgetFollowedLink, nameInHash, onHashLink } from '../../src/core/util/hash-link';
import { useEventListener } from '../../src/hooks/use-event-listener';
import { whenPageIsFree } from './when-page-is-free';

const isLinked = ({ id }: Element): boolean => !!id && nameInHash(location.hash) === id;

/** Opens the popup by a link to its `id`, whatever its conditions: on this page, or from another one. */
export const useLinkOpening = (host: HTMLElement, open: () => unknown): void => {
  useEffect(() => {
    const controller = new AbortController();
    const stopListening = onHashLink((navigation, link) => {
      if (!isLinked(host)) return;
      if (navigation) {
        // Browsers take the focus from a link that they follow. The dialog returns the focus to where it was at the opening.
        link?.focus({ preventScroll: true });
        open();
        return;
      }
      // On arrival, the cookie banner comes first. Before answering it, the visitor may follow another link.
      whenPageIsFree(host, { signal: controller.signal, open: () => isLinked(host) && open() });
    });
    return () => {
      stopListening();
      controller.abort();
    };
  }, [host, open]);
  useEventListener(host, 'az-close', ({ target }) => {
    // Otherwise the popup would open again after a reload, or when the visitor goes back from a lightbox.
    if (target !== host || !isLinked(host)) return;
    window.history.replaceState(window.history.state, '', location.href.replace(/#.*/, ''));
    forgetFollowedLink();
  });
};
