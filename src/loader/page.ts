import { version } from 'azulejo:manifest';
import type { AzulejoConfig, Waiting } from './api';
import { additions, look } from './discover';
import { onDestroy, onInit, runDestructors } from './lifecycle';
import { load } from './load';
import { release, reserve } from './reserve';
import { turn } from './turn';
import { nearViewport } from './when/lazy';

/** Puts `Azulejo` on the page (api.ts says what each part of it does) and starts nothing. */
export const join = (config: AzulejoConfig): void => {
  self.Azulejo = {
    version,
    config,
    load,
    onInit,
    onDestroy,
    whenReady: (element) =>
      customElements.whenDefined(element.localName).then(() => (element as Waiting).ready),
    scan(root = document) {
      reserve();
      Azulejo.turn = turn;
      additions.observe(root, { subtree: true, childList: true });
      look(root);
    },
    destroy() {
      additions.disconnect();
      nearViewport.disconnect();
      release();
      runDestructors();
    },
  };
  onInit(() => {
    Azulejo.context ??= JSON.parse(
      document.querySelector<HTMLScriptElement>('[data-azulejo-context]')?.text ?? '{}',
    );
  });
};
