import { designOf, summaryColumns } from '../read-settings';
import type { SummarySettings } from '../schema';

/**
 * The attribute `sizes` of the pictures from data: how wide they are at most, as far as the settings tell. Not `auto`: Chromium
 * keeps lazy pictures with that in memory after their removal.
 */
export const imageSizesOf = (settings: SummarySettings): string => {
  const { listImageSize, slidesPerRow } = settings;
  switch (designOf(settings)) {
    case 'list':
      return `(width < 480px) 100vw, ${listImageSize}vw`;
    case 'carousel':
      return `(width < 480px) 50vw, ${Math.ceil(100 / slidesPerRow)}vw`;
    default: {
      // A column is less than twice as wide as the setting asks for, or there would be one more.
      const { columnWidth } = summaryColumns(settings);
      return `(width < ${columnWidth * 2}px) 100vw, ${Math.ceil(columnWidth * 1.5)}px`;
    }
  }
};
