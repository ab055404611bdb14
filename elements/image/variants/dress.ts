import type { BlockHost } from '../../../src/block/host';
import { adopt, sheetOf } from '../../../src/block/styles';
import styles from './variants.css';

/** Brings the styles of all but the plain picture into the element, and into the tree that its content is in. */
export const dress = (host: BlockHost): void => {
  const roots = [host.getRootNode(), host.shadowRoot] as (Document | ShadowRoot)[];
  for (const root of roots) adopt(root, sheetOf(styles));
};
