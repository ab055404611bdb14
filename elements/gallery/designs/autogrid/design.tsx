import type { Design, DesignProps } from '../../design';
import { columnCount } from '../../layouts/columns';
import { tileRatio } from '../../tile-ratio';
import { Tiles, tileStyles as tiles } from '../../tiles';
import { whenResized } from '../../when-resized';
import styles from './autogrid.css';

/** CSS has no rounding up of columns, and no percent of the width between rows; the rest it does. */
const connect = (list: HTMLElement, { settings }: DesignProps): (() => void) =>
  whenResized([list], () => {
    const width = list.clientWidth;
    list.style.setProperty('--az-_columns', `${columnCount(width, settings)}`);
    list.style.setProperty('--az-_gap', `${(width * (settings.gutter ?? 0)) / 100}px`);
  });

const Autogrid = (props: DesignProps) => {
  const { settings } = props;
  const ratio = settings.mixedContent ? undefined : tileRatio(settings);
  return <Tiles {...props} part="autogrid" ratio={ratio} connect={connect} />;
};

/** Tiles of one width, as many in a row as there is room for (gallery 2.1). */
export const design: Design = { name: 'autogrid', View: Autogrid, styles: tiles + styles };
