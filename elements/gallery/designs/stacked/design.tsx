import type { Design, DesignProps } from '../../design';
import { Tiles, tileStyles as tiles } from '../../tiles';
import styles from './stacked.css';

const Stacked = (props: DesignProps) => <Tiles {...props} part="stacked" />;

/** One picture below the other, each as wide as the page allows: the base design (gallery 2.1). */
export const design: Design = { name: 'stacked', View: Stacked, styles: tiles + styles };
