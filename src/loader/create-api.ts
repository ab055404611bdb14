import type { AzulejoApi } from './api';
import { contextBlocks, contextFeatures, contextJson, parseContext } from './context-features';
import { logError, onDestroy, onInit, runDestructors } from './lifecycle';
import type { BlockLoader } from './load-block';
import {
  applyLoadingAttribute,
  isLinked,
  isScheduled,
  resetLoading,
  startLoading,
  whenReadyToLoad,
  whenWorthRetrying,
} from './loading-strategy';
import { manifest } from './manifest';
import { type AdoptPageModule, type Feature, pageFeatures } from './page-features';
import { createPlaceholderStyles } from './placeholder-styles';

const undefinedSelector = ':not(:defined)';

/** `window.Azulejo`; api.ts documents each member. Nothing starts before `scan` is called. */
export const createApi = (loader: BlockLoader): AzulejoApi => {
  const tags = loader.names.map((name) => `az-${name}`);
  const features = pageFeatures(loader.names);
  const placeholderStyles = createPlaceholderStyles(tags);
  const unknownTags = new Set<string>();
  /** For each element, a promise that rejects when the loader gives up; the next attempt has another promise. */
  const failures = new WeakMap<Element, PromiseWithResolvers<never>>();
  let observer: MutationObserver | undefined;

  const failureOf = (element: Element): PromiseWithResolvers<never> => {
    const known = failures.get(element);
    if (known) return known;
    const failure = Promise.withResolvers<never>();
    failures.set(element, failure);
    // A page that does not use `whenReady` should see no unhandled rejection.
    failure.promise.catch(() => {});
    return failure;
  };

  const loadElement = async (element: Element): Promise<unknown> => {
    await whenReadyToLoad(element);
    // Nothing loads after `destroy`.
    while (observer)
      try {
        return await loader.loadFor(element);
      } catch (error) {
        logError(error);
        const detail = { error, block: element.localName.slice(3) };
        element.dispatchEvent(new CustomEvent('az-error', { bubbles: true, composed: true, detail }));
        placeholderStyles.makeContentScrollable();
        failureOf(element).reject(error);
        await whenWorthRetrying(element);
        failures.delete(element);
      }
  };

  const applyFeature = ({ module, apply }: Feature, root?: ParentNode): Promise<unknown> =>
    loader
      .loadPageModule(module)
      // Nothing starts after `destroy`.
      .then((functions) => observer && functions[apply]?.(root, loader.names))
      .catch(logError);

  const applyPageFeatures = (root: ParentNode): void => {
    for (const feature of features)
      if (feature.selectors.some((selector) => root.querySelector(selector))) applyFeature(feature, root);
  };

  const applyContextFeatures = (): void => {
    // `destroy` was called before the document was parsed.
    if (!observer) return;
    const json = contextJson(api.context);
    // For scripts of a page without a block.
    api.context ??= parseContext(json);
    for (const feature of contextFeatures(json)) applyFeature(feature);
    for (const name of contextBlocks(json)) loader.load(name).catch(logError);
  };

  const upgrade = (element: Element & { connectedCallback?(): void }): void => {
    const tag = element.localName;
    if (tags.includes(tag)) {
      if (isScheduled(element)) return;
      // The browser upgrades an element only once; `destroy` may have stopped this one since.
      if (element.connectedCallback) element.connectedCallback();
      else loadElement(element);
    } else if (tag.startsWith('az-') && !unknownTags.has(tag)) {
      unknownTags.add(tag);
      console.warn('[azulejo] No block', tag);
    }
  };

  const upgradeWithin = (root: ParentNode, selector = undefinedSelector): void => {
    applyPageFeatures(root);
    if (root instanceof Element && root.matches(selector)) upgrade(root);
    root.querySelectorAll(selector).forEach(upgrade);
  };

  /**
   * Applies changes of the attribute `loading`. Looks for blocks once a frame, so that a framework that renders a thousand nodes
   * costs one pass.
   */
  const onMutations = (records: MutationRecord[]): void => {
    const changedParents = new Set<Element>();
    for (const { type, target } of records as (MutationRecord & { target: Element })[])
      if (type === 'attributes') applyLoadingAttribute(target);
      else changedParents.add(target);
    // A tab in the background has no frames.
    const schedule = document.hidden ? setTimeout : requestAnimationFrame;
    schedule(() => {
      for (const parent of changedParents) upgradeWithin(parent);
    });
  };

  /** The blocks in the root, and in the open shadow roots in it. */
  const findBlocks = (root: ParentNode = document): Element[] => [
    ...root.querySelectorAll(tags.join()),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? findBlocks(shadowRoot) : [],
    ),
  ];

  /** Loads all blocks before printing. Blocks whose module has loaded render before the browser lays out the print. */
  const startAll = (): void => findBlocks().forEach(startLoading);

  const startLinked = (): void => findBlocks().filter(isLinked).forEach(startLoading);

  const api: AzulejoApi = {
    version: manifest.version,
    config: {},
    async load(name, variant) {
      if (!loader.names.includes(name))
        throw Error(
          `[azulejo] load: no block "${name}"; it has ${tags.join(', ')}. Expected one of these, without "az-"; nothing loads.`,
        );
      return loader.load(name, variant);
    },
    onInit,
    onDestroy,
    async whenReady(element) {
      // A page may pass the result of a search that has found nothing.
      if (!element?.localName) throw TypeError(`[azulejo] whenReady got ${element}, expected an element.`);
      const { localName } = element;
      if (localName.startsWith('az-') && !tags.includes(localName) && !customElements.get(localName))
        throw Error(`[azulejo] No block ${localName}`);
      await Promise.race([customElements.whenDefined(localName), failureOf(element).promise]);
      // Browsers upgrade an element by themselves only when it is in the page.
      customElements.upgrade(element);
      return (element as Element & { ready?: Promise<unknown> }).ready;
    },
    async adopt(root, options) {
      const module = (await loader.loadPageModule('adopt-page')) as AdoptPageModule;
      return module.adopt(root, options);
    },
    async animate(root = document) {
      const functions = await loader.loadPageModule('animate');
      functions.animate?.(root);
    },
    scan(root = document) {
      if (!root?.querySelectorAll)
        throw TypeError(
          `[azulejo] scan got ${root}, expected a document, a shadow root or an element; nothing starts.`,
        );
      placeholderStyles.adopt();
      observer ??= new MutationObserver(onMutations);
      observer.observe(root, { subtree: true, childList: true, attributeFilter: ['loading'] });
      // Once a block's module is there, the browser upgrades further elements without the loader. `defineBlock` lets them wait, too.
      api.whenReadyToLoad = async (element) => {
        if (observer) await whenReadyToLoad(element);
        // `destroy` was called, perhaps while the element waited.
        if (!observer) await new Promise(() => {});
      };
      api.startLoading = startLoading;
      addEventListener('beforeprint', startAll);
      addEventListener('hashchange', startLinked);
      upgradeWithin(root, `${undefinedSelector},${tags}`);
      onInit(applyContextFeatures);
      onInit(startLinked);
    },
    destroy() {
      observer?.disconnect();
      observer = undefined;
      removeEventListener('beforeprint', startAll);
      removeEventListener('hashchange', startLinked);
      resetLoading();
      placeholderStyles.remove();
      runDestructors();
    },
  };
  return api;
};
