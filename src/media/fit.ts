import { focalPointOf, objectPositionOf } from './focal-point';
import type { ImageOptions } from './image-config';
import type { Styles } from './restyle';

/** The CSS that places a picture of that size, in px, in its box. What is not said is left to the style sheet. */
export const fitOf = (options: ImageOptions & { width?: number; height?: number }): Styles => {
  const { cropMode, fitAlignment, focalPoint, stretch = true, width, height } = options;
  if (cropMode === 'contain' || cropMode === 'none')
    return {
      objectFit: cropMode === 'contain' && !stretch ? 'scale-down' : cropMode,
      objectPosition: fitAlignment ?? 'center',
    };
  return {
    ...(cropMode && { objectFit: cropMode }),
    ...(focalPoint && { objectPosition: objectPositionOf(focalPointOf(focalPoint)) }),
    // In a box no larger than itself, no picture is enlarged.
    ...(!stretch && width && height && { maxWidth: `${width}px`, maxHeight: `${height}px` }),
  };
};
