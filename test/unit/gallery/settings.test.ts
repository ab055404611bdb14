import { describe, expect, it } from 'vitest';
import { columnOptionsOf } from '../../../elements/gallery/read-settings';
import { type GallerySettings, schema as gallerySchema } from '../../../elements/gallery/schema';
import { schema as lightboxSchema } from '../../../elements/lightbox/schema';
import { fieldsOf } from '../../../src/build/fields';
import { checkObject, type SettingError } from '../../../src/core/settings/check-value';

const readSettings = (schema: object, data: Record<string, unknown>) => {
  const errors: SettingError[] = [];
  const settings = checkObject(data, {
    fields: fieldsOf(schema),
    report: (error) => errors.push(error),
  });
  expect(errors).toEqual([]);
  return settings;
};

describe('the settings of a gallery', () => {
  it('count as absent where they are "", as in saved data', () => {
    expect(readSettings(gallerySchema, { design: '', transition: '' })).toMatchObject({
      design: 'stacked',
      transition: 'fade',
    });
  });

  it.each([
    ['gallery', gallerySchema],
    ['lightbox', lightboxSchema],
  ])('name the slides of a %s by slide-id and slide-url, too', (_, schema) => {
    const items = [
      { 'slide-id': 'lazo', 'slide-url': 'lazo-azul' },
      { slideId: 'lazo', slideUrl: 'lazo-azul' },
    ];
    const named = { id: 'lazo', url: 'lazo-azul' };
    expect(readSettings(schema, { items }).items).toMatchObject([named, named]);
  });

  it.each([
    [300.7, 300.7],
    [0.5, 0.5],
    ['300', 300],
    ['300.7', 300],
    ['300px', 300],
  ])('have columns of %j, which is %d px', (columnWidth, px) => {
    const settings = readSettings(gallerySchema, { columnWidth });
    expect(columnOptionsOf(settings as GallerySettings).columnWidth).toBe(px);
  });

  it.each([0, -1, '0', 'wide'])('have no columns of %j', (columnWidth) => {
    const errors: SettingError[] = [];
    const fields = fieldsOf(gallerySchema);
    const settings = checkObject({ columnWidth }, { fields, report: (error) => errors.push(error) });
    expect(settings.columnWidth).toBe(250);
    expect(errors.map(({ path }) => path)).toEqual(['columnWidth']);
  });
});
