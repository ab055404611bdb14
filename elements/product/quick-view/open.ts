import type { BlockHost } from '../../../src/block/host';
import { adopt, sheetOf } from '../../../src/block/styles';
import type { Text } from '../../../src/i18n/translated';
import { prefersStill } from '../../../src/util/prefers-still';
import type { messages } from '../messages/es-419';
import type { Settings } from '../offers';
import styles from './quick-view.css';

const make = <K extends keyof HTMLElementTagNameMap>(tag: K, attributes: Record<string, string>) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};

/** All of the product, in a dialog over the page; the site hears of it (storefront 7, RecordQuickView). */
export const open = (host: BlockHost, data: Settings, text: Text<typeof messages>): void => {
  const root = host.shadowRoot;
  if (!root || root.querySelector('dialog[open]')) return;
  adopt(root, sheetOf(styles));
  const dialog = make('dialog', {
    part: 'dialog',
    class: 'modal',
    'aria-label': data.title || text('quickView'),
  });
  const close = make('button', { type: 'button', part: 'close', 'aria-label': text('close') });
  close.textContent = '×';
  const product = document.createElement(host.localName) as HTMLElement & { data: unknown };
  product.setAttribute('loading', 'eager');
  product.data = { ...data, item: undefined, layout: 'full', jsonLd: false };
  // The page hears of its own elements alone.
  product.addEventListener('az-ready', (event) => event.stopPropagation());
  dialog.classList.toggle('moving', !prefersStill());
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  const box = make('div', { part: 'box' });
  box.append(close, product);
  dialog.append(box);
  root.append(dialog);
  dialog.showModal();
  if (data.id) document.dispatchEvent(new CustomEvent('az-quick-view', { detail: { id: data.id } }));
};
