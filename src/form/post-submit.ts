import { sanitiserReady, setSanitised } from '../ui/sanitise';
import { trustedHtml } from './trusted';

/**
 * Puts a form's post-submit HTML into the page and runs its scripts (contract 3: the one exception);
 * `Azulejo.config.allowScripts = false` has it sanitised instead.
 * @param place in the page's own tree, where such scripts look for what they count
 */
export const showPostSubmit = async (place: Element, html: string): Promise<void> => {
  if (globalThis.Azulejo?.config.allowScripts === false) {
    await sanitiserReady();
    setSanitised(place, html);
    return;
  }
  // Scripts of a contextual fragment run when they come into the document; those of innerHTML do not.
  place.replaceChildren(document.createRange().createContextualFragment(trustedHtml(html)));
};
