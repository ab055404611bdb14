import { type Text, translations } from '../../core/i18n/messages';
import { adopt, sheetOf } from '../../core/styles';
import { messages as spanish } from './messages/es-419';
import styles from './overlays.css';

const textOf = translations('src/features/overlays', spanish);

export type OverlayText = Text<typeof spanish>;

/** A place of its own for one overlay, out of reach of the page's styles. */
export interface Layer {
  root: ShadowRoot;
  text: OverlayText;
  remove(): void;
}

/** At the end of the page, in whose language it speaks. */
export const makeLayer = async (): Promise<Layer> => {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  adopt(root, sheetOf(styles));
  document.body.append(host);
  return { root, text: await textOf(host), remove: () => host.remove() };
};
