import type { CSSProperties } from 'react';
import { aspectRatioOf } from '../../../../src/media/aspect-ratio';
import { DataSlide } from '../../data-slide';
import type { Design, DesignProps } from '../../design';
import { OwnSlide } from '../../own-slide';
import type { Settings } from '../../slides';
import styles from './grid.css';

/** Width to height of the tiles; undefined where each picture has its own. */
const tileRatio = ({ imageAspectRatio, squareThumbs, aspectRatio }: Settings): number | undefined =>
  aspectRatioOf(imageAspectRatio) ?? (aspectRatio ? 100 / aspectRatio : squareThumbs ? 1 : undefined);

/**
 * CSS does the arithmetic; reserve.css uses the same properties before the script is here. What is `initial` is absent,
 * whatever the element itself says.
 */
const variables = (settings: Settings): CSSProperties => {
  const values: Record<`--az-_${string}`, string | number> = {
    '--az-_columns': settings.thumbnailsPerRow,
    '--az-_gap': `${settings.padding}px`,
    '--az-_ratio': tileRatio(settings) ?? 'initial',
    '--az-_fit': settings.autoCrop ? 'cover' : 'contain',
  };
  return values;
};

const Grid = ({ slides, settings, text }: DesignProps) => {
  const sizeFormat = settings.sizeFormat === 'none' ? undefined : settings.sizeFormat;
  return (
    // A list without markers is no list to VoiceOver unless its role says so.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" aria-label={text('gallery')} part="grid" style={variables(settings)}>
      {slides.map((slide) => (
        <li key={slide.key} part="item">
          {'element' in slide ? (
            <OwnSlide {...slide} name={slide.key} sizeFormat={sizeFormat} />
          ) : (
            <DataSlide item={slide.item} sizeFormat={sizeFormat} text={text} />
          )}
        </li>
      ))}
    </ul>
  );
};

/** Thumbnails in rows (gallery 2.1). */
export const design: Design = { View: Grid, styles };
