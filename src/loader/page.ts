import { version } from 'azulejo:manifest';
import type { AzulejoApi, Waiting } from './api';
import { additions, look } from './discover';
import { onDestroy, onInit, runDestructors } from './lifecycle';
import { load } from './load';
import { release, reserve } from './reserve';
import { turn } from './turn';
import { nearViewport } from './when/lazy';

/** `window.Azulejo`; api.ts says what each part of it does. */
export const api: AzulejoApi = {
  version,
  config: {},
  load,
  onInit,
  onDestroy,
  whenReady: (element) =>
    customElements.whenDefined(element.localName).then(() => (element as Waiting).ready),
  scan(root = document) {
    reserve();
    api.turn = turn;
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

/** Puts it on the page and starts nothing. */
export const join = (): void => {
  self.Azulejo = api;
};
