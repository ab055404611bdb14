import { describe, expect, it } from 'vitest';
import { kebabCase } from '../../../src/core/settings/names';

describe('kebab-case', () => {
  it.each([
    ['thumbnailsPerRow', 'thumbnails-per-row'],
    ['items', 'items'],
    ['vSize', 'v-size'],
    ['disableDefaultUI', 'disable-default-ui'],
    ['useHTMLText', 'use-html-text'],
  ])('of %s is %s', (name, kebab) => {
    expect(kebabCase(name)).toBe(kebab);
  });
});
