import type { BlockHost } from '../../src/core/block-host';
import styles from '../../src/features/likes/like-button.css';
import { useStyles } from '../../src/hooks/use-styles';

export { LikeButton } from '../../src/features/likes/like-button';

/** The style of the hearts, while the component is mounted. Shows nothing. */
export const LikeStyles = ({ host }: { host: BlockHost }): null => {
  useStyles(host, styles);
  return null;
};
