import { version } from 'azulejo:manifest';
import type { AzulejoConfig, Waiting } from '../loader/api';
import { stop, watch } from '../loader/discover';
import { onDestroy, onInit, runDestructors } from '../loader/lifecycle';
import { known, load } from '../loader/load';
import { turn } from '../loader/turn';
import { nearViewport } from '../loader/when/lazy';

/** Puts `Azulejo` on the page, as the script does, and starts nothing. */
export const join = (config: AzulejoConfig): void => {
  let sheet: CSSStyleSheet | null | undefined;

  self.Azulejo = {
    version,
    config,
    load,
    turn: (element: Waiting) => sheet && turn(element),
    onInit,
    onDestroy,
    whenReady: (element) =>
      customElements.whenDefined(element.localName).then(() => (element as Waiting).ready),
    scan(root = document) {
      if (!sheet) {
        sheet = new CSSStyleSheet();
        // A block is a block before its own styles are here; weaker than what azulejo.css says in the same layer.
        sheet.replaceSync(`@layer azulejo{:where(${known}):not(:defined){display:block}}`);
        document.adoptedStyleSheets.push(sheet);
      }
      watch(root);
    },
    destroy() {
      stop();
      nearViewport.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      sheet = null;
      runDestructors();
    },
  };

  onInit(() => {
    Azulejo.context ??= JSON.parse(
      document.querySelector<HTMLScriptElement>('[data-azulejo-context]')?.text ?? '{}',
    );
  });
};
