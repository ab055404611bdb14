import type { Design, DesignProps } from '../design';
import { Tiles, tileStyles } from '../tiles';
import styles from './stacked.css';

const Stacked = (props: DesignProps) => <Tiles {...props} part="stacked" />;

/** One picture below the other, each as wide as the page allows. */
export const design: Design = { name: 'stacked', View: Stacked, styles: tileStyles + styles };
