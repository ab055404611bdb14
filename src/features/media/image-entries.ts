import { boolean, object, optional, picklist, string } from 'valibot';
import { atLeast } from '../../core/settings/at-least';

const atLeastZero = () => optional(atLeast(0));

/** Settings of blocks with pictures: how the pictures load and fill their places. */
export const imageEntries = {
  /** Size and position of the pictures. Attributes of a picture, such as `data-crop-mode`, override these options. */
  loaderOptions: optional(
    object({
      /** Whether a picture covers its place, is contained in its place, or keeps its own size. Default: as the block shows pictures. */
      cropMode: optional(picklist(['cover', 'contain', 'none'])),
      /** Position of a picture that does not fill its place. Default: center. */
      fitAlignment: optional(picklist(['top', 'left', 'center', 'right', 'bottom'])),
      /** Whether "contain" without a `fitAlignment` is an error. Default: false. */
      useAdvancedPositioning: optional(boolean()),
      /** Whether a picture smaller than its place is enlarged. Default: true. */
      stretch: optional(boolean()),
      /** Whether a picture keeps its own shape although the block sets one. Default: false. */
      fixedRatio: optional(boolean()),
      /** Whether the script also loads pictures that have a `src`, in the size that they need. Default: false. */
      forceImageUpdate: optional(boolean()),
      /** Factor on the width that pictures are requested in. Default: 1. */
      sizeAdjustment: atLeastZero(),
      /** Minimum of device pixels per CSS pixel that pictures are requested for. Default: the screen's. */
      dprMin: atLeastZero(),
      /** Maximum of device pixels per CSS pixel that pictures are requested for. Default: the screen's. */
      dprMax: atLeastZero(),
      /** Whether visitors who save data get at most one device pixel per CSS pixel. Default: true. */
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
