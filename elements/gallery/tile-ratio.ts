import { aspectRatioOf } from '../../src/media/aspect-ratio';
import type { Settings } from './slides';

/** Width to height of all tiles; undefined where each picture has its own. */
export const tileRatio = ({ imageAspectRatio, aspectRatio }: Settings): number | undefined =>
  aspectRatioOf(imageAspectRatio) ?? (aspectRatio ? 100 / aspectRatio : undefined);
