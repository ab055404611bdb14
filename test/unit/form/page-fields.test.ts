// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { pageFields } from '../../../src/features/form/page-fields';

describe('the page fields of a submission', () => {
  it('know title and path of any page', () => {
    document.title = 'Contacto';
    expect(pageFields()).toEqual({
      pageTitle: 'Contacto',
      pagePath: location.pathname,
      contentSource: 'c',
      pageId: '',
      collectionId: '',
      objectName: '',
      pagePermissionTypeValue: null,
    });
  });

  it('name the item where there is one, else the collection', () => {
    const collection = { id: 'c', title: 'Tiles' };
    expect(pageFields({}, { item: { id: 'i' }, collection })).toMatchObject({
      contentSource: 'i',
      pageId: 'i',
      objectName: 'Tiles',
    });
    expect(pageFields({}, { item: {}, collection })).toMatchObject({ contentSource: 'c', pageId: 'c' });
  });

  it('are those of the settings before those of the context', () => {
    const context = { collectionId: 'c', collection: { title: 'Tiles' }, pagePermissionTypeValue: 1 };
    expect(pageFields({ collectionId: '', objectName: '' }, context)).toMatchObject({
      collectionId: 'c',
      objectName: 'Tiles',
      pagePermissionTypeValue: 1,
    });
    const settings = { collectionId: 's', objectName: 'Form', pagePermissionTypeValue: 0 };
    expect(pageFields(settings, context)).toMatchObject(settings);
  });
});
