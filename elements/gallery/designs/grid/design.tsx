import { aspectRatioOf } from '../../../../src/media/aspect-ratio';
import type { Design, DesignProps } from '../../design';
import type { Settings } from '../../slides';
import { Tiles } from '../../tiles';
import styles from './grid.css';

/** Width to height of the tiles; undefined where each picture has its own. */
const tileRatio = ({ imageAspectRatio, squareThumbs, aspectRatio }: Settings): number | undefined =>
  aspectRatioOf(imageAspectRatio) ?? (aspectRatio ? 100 / aspectRatio : squareThumbs ? 1 : undefined);

/** What is `initial` is absent, whatever the element itself says. */
const Grid = (props: DesignProps) => {
  const { settings } = props;
  const variables = {
    '--az-_columns': settings.thumbnailsPerRow,
    '--az-_gap': `${settings.padding}px`,
    '--az-_ratio': tileRatio(settings) ?? 'initial',
    '--az-_fit': settings.autoCrop ? 'cover' : 'contain',
  };
  return <Tiles {...props} part="grid" variables={variables} />;
};

/** Thumbnails in rows (gallery 2.1). CSS does the arithmetic. */
export const design: Design = { name: 'grid', View: Grid, styles };
