import { holdScript, isBuilderScript } from '../core/builder-scripts';
import { logError, onInit } from './lifecycle';

/** A script can be kept from running only while the parser adds it, so that this code cannot come from a later file. */
const holdBuilderScripts = (): void => {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLScriptElement && isBuilderScript(node)) holdScript(node);
  });
  observer.observe(document, { subtree: true, childList: true });
  onInit(() => observer.disconnect());
};

/** `data-adopt`: keeps the builder's scripts from running, and brings the page back to life once it is parsed. */
export const adoptSavedPage = (): void => {
  holdBuilderScripts();
  onInit(() => Azulejo.adopt().catch(logError));
};
