import { blockScript, isBuilderScript } from '../core/builder-scripts';
import { logError, onInit } from './lifecycle';

/** A script can be kept from running only while the parser adds it, so that this code cannot come from a later file. */
const blockBuilderScripts = (): void => {
  const observer = new MutationObserver((records) => {
    // The text of an inline script may arrive in parts, each of which changes the script or its text.
    for (const { target, addedNodes } of records)
      for (const node of [target, target.parentNode, ...addedNodes])
        if (node instanceof HTMLScriptElement && isBuilderScript(node)) blockScript(node);
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  onInit(() => observer.disconnect());
};

/** `data-adopt`: keeps the builder's scripts from running, and brings the page back to life once it is parsed. */
export const adoptSavedPage = (): void => {
  blockBuilderScripts();
  onInit(() => Azulejo.adopt().catch(logError));
};
