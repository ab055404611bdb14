import { useEffect } from 'react';
import type { BlockHost } from '../../core/block-host';
import { keepInserted } from '../../core/keep-inserted';
import { trustedHtml } from '../../core/util/trusted';
import { loadSanitiser, setSanitised } from '../../ui/sanitise';

/** Puts HTML into `container` and runs its scripts; sanitises the HTML where `Azulejo.config.allowScripts` is false. */
const insertHtml = async (container: Element, html: string): Promise<void> => {
  // From an attribute of the script tag, the option is a string.
  if (`${globalThis.Azulejo?.config.allowScripts}` === 'false') {
    await loadSanitiser();
    setSanitised(container, html);
    return;
  }
  // Scripts of a contextual fragment run when they are inserted into the document; those of `innerHTML` do not.
  container.replaceChildren(document.createRange().createContextualFragment(trustedHtml(html)));
};

interface PostSubmitProps {
  host: BlockHost;
  html: string;
}

/**
 * The HTML that a page's author puts below the message, such as the scripts that count conversions. The HTML stands in the
 * page's own tree, where its scripts find it.
 */
export const PostSubmit = ({ host, html }: PostSubmitProps) => {
  useEffect(() => {
    const container = document.createElement('div');
    container.slot = 'post-submit';
    const remove = keepInserted(container, { parent: host, selector: '[slot="post-submit"]' });
    insertHtml(container, html).catch((error) => host.report(error));
    return remove;
  }, [host, html]);
  return <slot name="post-submit" />;
};
