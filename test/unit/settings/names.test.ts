import { describe, expect, it } from 'vitest';
import { attributeOf } from '../../../src/core/settings/attribute-of';
import type { Fields } from '../../../src/core/settings/field';
import { keyOfAttribute, keyOfDataAttribute, propertyOf } from '../../../src/core/settings/names';

const fields: Fields = {
  style: { type: 'string' },
  thumbnailsPerRow: { type: 'number' },
  imageAspectRatio: { type: 'string', aliases: ['aspect-ratio'] },
  aspectRatio: { type: 'number' },
};

describe('a setting', () => {
  it('is an attribute in kebab-case', () => {
    expect(attributeOf('map', fields, 'thumbnailsPerRow')).toBe('thumbnails-per-row');
    expect(keyOfAttribute('map', fields, 'thumbnails-per-row')).toBe('thumbnailsPerRow');
  });

  it('is found where its key has an abbreviation, also letter by letter', () => {
    const one: Fields = { disableDefaultUI: { type: 'boolean' } };
    expect(attributeOf('map', one, 'disableDefaultUI')).toBe('disable-default-ui');
    for (const name of ['disable-default-ui', 'disable-default-u-i'])
      expect(keyOfAttribute('map', one, name)).toBe('disableDefaultUI');
  });

  it('is found in the lower case that HTML makes of camelCase', () => {
    expect(keyOfAttribute('map', fields, 'thumbnailsperrow')).toBe('thumbnailsPerRow');
  });

  it('is found where its key begins with a single letter', () => {
    const one: Fields = { vSize: { type: 'number' } };
    expect(attributeOf('form', one, 'vSize')).toBe('v-size');
    for (const name of ['v-size', 'vsize', 'vSize']) expect(keyOfAttribute('form', one, name)).toBe('vSize');
  });

  it('carries the name of its block where HTML has its own meaning for the name', () => {
    expect(propertyOf('map', 'style')).toBe('mapStyle');
    expect(propertyOf('pricing-toggle', 'title')).toBe('pricingToggleTitle');
    expect(attributeOf('map', fields, 'style')).toBe('map-style');
    expect(keyOfAttribute('map', fields, 'map-style')).toBe('style');
    expect(keyOfAttribute('map', fields, 'style')).toBeUndefined();
  });

  it('needs no such name in a data- attribute, which HTML has no meaning for', () => {
    expect(keyOfDataAttribute('map', fields, 'data-style')).toBe('style');
    expect(keyOfDataAttribute('map', fields, 'data-map-style')).toBe('style');
    expect(keyOfDataAttribute('map', fields, 'data-thumbnails-per-row')).toBe('thumbnailsPerRow');
    expect(keyOfDataAttribute('map', fields, 'data-loading')).toBeUndefined();
  });

  it('leaves a historical spelling to the setting that declares it', () => {
    expect(keyOfAttribute('gallery', fields, 'aspect-ratio')).toBe('imageAspectRatio');
    expect(attributeOf('gallery', fields, 'aspectRatio')).toBe('aspectratio');
    expect(keyOfAttribute('gallery', fields, 'aspectratio')).toBe('aspectRatio');
  });
});
