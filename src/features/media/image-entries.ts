import { boolean, object, optional, picklist, string } from 'valibot';
import { atLeast } from '../../core/settings/at-least';

const atLeastZero = () => optional(atLeast(0));

/** Settings of blocks with pictures: how the pictures load and fill their places. */
export const imageEntries = {
  /** Size and position of the pictures. Attributes of a picture, such as `data-crop-mode`, override these options. */
  loaderOptions: optional(
    object({
      /**
       * How a picture fills its place: "cover" fills it and crops the picture, "contain" shows the whole picture, "none" keeps
       * the picture's own size. Default: depends on the block.
       */
      cropMode: optional(picklist(['cover', 'contain', 'none'])),
      /** Position of a picture that does not fill its place. Default: "center". */
      fitAlignment: optional(picklist(['top', 'left', 'center', 'right', 'bottom'])),
      /** Whether "contain" without a `fitAlignment` is an error. Default: false. */
      useAdvancedPositioning: optional(boolean()),
      /** Whether a picture smaller than its place is enlarged. Default: true. */
      stretch: optional(boolean()),
      /** Whether a picture keeps its own shape although the block sets one. Default: false. */
      fixedRatio: optional(boolean()),
      /** Whether the script also loads pictures that have a `src`, in the size that they need. Default: false. */
      forceImageUpdate: optional(boolean()),
      /** Factor for the width in which the block requests pictures. Default: 1. */
      sizeAdjustment: atLeastZero(),
      /** Minimum number of device pixels per CSS pixel for which the block requests pictures. Default: the screen's. */
      dprMin: atLeastZero(),
      /** Maximum number of device pixels per CSS pixel for which the block requests pictures. Default: the screen's. */
      dprMax: atLeastZero(),
      /** Whether visitors whose browser saves data get pictures for at most one device pixel per CSS pixel. Default: true. */
      allowSaveData: optional(boolean()),
      /** Placeholder until a picture has loaded: a CSS colour, or a tiny picture as a `data:image/` address. */
      placeholder: optional(string()),
    }),
  ),
  /** Whether pictures that the script loads wait until they are near the viewport. */
  lazyLoad: optional(boolean(), true),
  /** Whether pictures that the script loads are CSS backgrounds. */
  useBgImage: optional(boolean(), false),
  /** How the address of a picture names a size: "queryString" is `a.jpg?format=500w`, "filename" is `a-500w.jpg`. */
  sizeFormat: optional(picklist(['none', 'queryString', 'filename']), 'none'),
};
