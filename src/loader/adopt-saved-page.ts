import { blockScript, isBuilderScript } from '../core/builder-scripts';
import { logError, onInit } from './lifecycle';

/**
 * Part of the loader, because a script can be kept from running only while the parser adds it: a file that loads later would be
 * too late.
 */
const blockBuilderScripts = (): void => {
  const observer = new MutationObserver((records) => {
    // The parser may add the text of an inline script in parts. Each part changes the script or its text node.
    for (const { target, addedNodes } of records)
      for (const node of [target, target.parentNode, ...addedNodes])
        if (node instanceof HTMLScriptElement && isBuilderScript(node)) blockScript(node);
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  onInit(() => observer.disconnect());
};

/** `data-adopt`: keeps the builder's scripts from running, and adopts the page once it is parsed. */
export const adoptSavedPage = (): void => {
  blockBuilderScripts();
  onInit(() => Azulejo.adopt().catch(logError));
};
