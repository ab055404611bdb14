import { tooltip } from './tooltip';

interface PageTooltip {
  text: string;
  remove: () => void;
}

const attribute = 'data-az-tooltip';
const tooltips = new Map<HTMLElement, PageTooltip>();

/** Makes the element's tooltip what its attribute says. */
const update = (element: HTMLElement): void => {
  const text = element.isConnected ? (element.getAttribute(attribute)?.trim() ?? '') : '';
  const current = tooltips.get(element);
  if (text === (current?.text ?? '')) return;
  current?.remove();
  if (text) tooltips.set(element, { text, remove: tooltip(element, text) });
  else tooltips.delete(element);
};

const updateAll = (): void => {
  for (const element of tooltips.keys()) update(element);
  document.querySelectorAll<HTMLElement>(`[${attribute}]`).forEach(update);
};

/**
 * Gives each element of the page with `data-az-tooltip="Text"` its tooltip, now and as the page changes.
 * @returns a function that removes the tooltips
 */
export const startPageTooltips = (): (() => void) => {
  const observer = new MutationObserver(updateAll);
  observer.observe(document, { subtree: true, childList: true, attributeFilter: [attribute] });
  updateAll();
  return () => {
    observer.disconnect();
    for (const { remove } of tooltips.values()) remove();
    tooltips.clear();
  };
};
