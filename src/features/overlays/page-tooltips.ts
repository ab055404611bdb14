import { tooltip } from './tooltip';

interface PageTooltip {
  text: string;
  remove: () => void;
}

const attribute = 'data-az-tooltip';
const tooltips = new WeakMap<Element, PageTooltip>();

const setTooltip = (element: HTMLElement, text: string): void => {
  const current = tooltips.get(element);
  if (text === (current?.text ?? '')) return;
  current?.remove();
  if (text) tooltips.set(element, { text, remove: tooltip(element, text) });
  else tooltips.delete(element);
};

const update = (element: HTMLElement): void =>
  setTooltip(element, element.getAttribute(attribute)?.trim() ?? '');

let observer: MutationObserver | undefined;

const removeAll = (): void => {
  observer?.disconnect();
  observer = undefined;
  for (const element of document.querySelectorAll<HTMLElement>(`[${attribute}]`)) setTooltip(element, '');
};

/** Adds a tooltip to each element within `root` that has `data-az-tooltip="Text"`, and updates it when the attribute changes. */
export const addTooltips = (root: ParentNode): void => {
  if (!observer) {
    observer = new MutationObserver((records) => {
      for (const { target } of records) update(target as HTMLElement);
    });
    globalThis.Azulejo?.onDestroy(removeAll);
  }
  for (const element of root.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
    observer.observe(element, { attributeFilter: [attribute] });
    update(element);
  }
};
