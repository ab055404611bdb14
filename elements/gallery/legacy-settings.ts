import type { BlockHost } from '../../src/core/block-host';
import { checkObject, type SettingError } from '../../src/core/settings/check-value';
import { compiledFields, type Field, type Fields } from '../../src/core/settings/field';
import { reportSettingErrors } from '../../src/core/settings/report-setting-errors';
import { galleryVariants } from '../../src/features/enums/variants/gallery';
import { readItemVideo } from '../../src/features/media/slide-video';
import type { GalleryItem, GallerySettings } from './schema';

/**
 * Settings in the form of older data: codes of designs, and the objects `designOptions` and `videoLoaderOptions`.
 * @module
 */

/** The hosted builder's codes of designs. */
const designsByCode = new Map<number, string>([
  [galleryVariants.slideshow, 'slideshow'],
  [galleryVariants.carousel, 'carousel'],
  [galleryVariants.grid, 'grid'],
  [galleryVariants.stack, 'stacked'],
]);

/** Names in `designOptions` that differ from the names of the settings. */
const legacyNames: Record<string, string> = {
  thumbnailsPerRow: 'perRow',
  activeAlignment: 'alignment',
  listImageSize: 'imageWidth',
};

/** Without defaults: a setting that the object does not have stays as it is. */
const designFields = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]): [string, Field] => [
      key,
      { ...field, default: undefined, aliases: [...(field.aliases ?? []), legacyNames[key] ?? key] },
    ]),
  );

const videoFields: Fields = {
  mode: { type: 'string', options: ['none', 'fit', 'fill'] },
  overlay: { type: 'boolean' },
  autoplay: { type: 'boolean' },
};

const withoutUndefined = (object: object): object =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

interface LegacyOptions {
  settings: GallerySettings;
  host: BlockHost;
  /** The gallery's schema. */
  schema: object;
}

/**
 * Replaces the code of a design in `settings` by its name, and writes the values of the legacy objects over the settings of the
 * same names. A wrong value causes a warning and is left out.
 */
export const applyLegacySettings = ({ settings, host, schema }: LegacyOptions): void => {
  const readObject = (name: 'designOptions' | 'videoLoaderOptions', fields: Fields): object => {
    const errors: SettingError[] = [];
    const field: Field = { type: 'object', fields };
    const report = (error: SettingError): unknown => errors.push(error);
    const values = checkObject(settings, { fields: { [name]: field }, report })[name];
    reportSettingErrors(host, errors);
    return withoutUndefined((values ?? {}) as object);
  };
  const design = readObject('designOptions', designFields(compiledFields(schema)));
  const video = readObject('videoLoaderOptions', videoFields);
  Object.assign(settings, design, { videoLoaderOptions: video });
  settings.design = designsByCode.get(Number(settings.design)) ?? settings.design;
  settings.items = settings.items.map((original) => {
    const item = readItemVideo(original);
    return item.video ? ({ ...item, video: { ...video, ...item.video } } as GalleryItem) : original;
  });
};
