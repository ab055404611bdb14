import { useLayoutEffect } from 'react';
import type { BlockHost } from '../block/host';
import { sanitiserReady, setSanitised } from '../ui/sanitise';
import { trustedHtml } from '../util/trusted';

/**
 * Puts a form's post-submit HTML into the page and runs its scripts (contract 3: the one exception);
 * `Azulejo.config.allowScripts = false` has it sanitised instead.
 */
const show = async (place: Element, html: string): Promise<void> => {
  if (globalThis.Azulejo?.config.allowScripts === false) {
    await sanitiserReady();
    setSanitised(place, html);
    return;
  }
  // Scripts of a contextual fragment run when they come into the document; those of innerHTML do not.
  place.replaceChildren(document.createRange().createContextualFragment(trustedHtml(html)));
};

/** What a page's author puts below the message: in the page's own tree, where its scripts look for what they count. */
export const PostSubmit = ({ host, html }: { host: BlockHost; html: string }) => {
  useLayoutEffect(() => {
    const place = document.createElement('div');
    place.slot = 'post-submit';
    host.append(place);
    show(place, html).catch((error) => host.report(error));
    return () => place.remove();
  }, [host, html]);
  return <slot name="post-submit" />;
};
