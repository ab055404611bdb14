import { version } from 'azulejo:manifest';
import { address } from './address';
import type { Waiting } from './api';
import { stop, watch } from './discover';
import { onDestroy, onInit, runDestructors } from './lifecycle';
import { known, load } from './load';
import { turn } from './turn';
import { nearViewport } from './when/lazy';

/** `dist/azulejo.js`: puts `Azulejo` on the page (api.ts says what each part of it does) and starts. */
if (self.Azulejo) console.warn('[azulejo] Detected second run');
else {
  const config = { ...[...document.scripts].find((script) => script.src === address)?.dataset };
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
  config.manual ?? Azulejo.scan();
}
