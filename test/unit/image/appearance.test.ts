// @vitest-environment happy-dom
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { readAppearance } from '../../../elements/image/appearance';
import { schema } from '../../../elements/image/schema';

const appearance = (settings: object, html = '<img>') => {
  const host = document.createElement('div');
  host.innerHTML = html;
  return readAppearance(parse(schema, settings), host);
};

describe('the appearance of an image', () => {
  it.each([
    [1012, 'inline'],
    [1013, 'poster'],
    [1014, 'card'],
    [1015, 'overlap'],
    [1016, 'collage'],
    [1017, 'stack'],
    ['collage', 'collage'],
  ])('has the variant %s, by name or code', (variant, expected) => {
    expect(appearance({ variant }).variant).toBe(expected);
  });

  it.each([
    [{}, 'initial'],
    [{ shape: 'square' }, '100 / 100'],
    [{ shape: 'tall' }, '100 / 150'],
    [{ shape: 'wide' }, '100 / 67'],
    [{ shape: 80 }, '100 / 80'],
    [{ aspectRatio: 115.2 }, '100 / 115.2'],
    [{ shape: 'square', aspectRatio: 115.2 }, '100 / 100'],
  ])('with %o has the aspect ratio %s', (settings, expected) => {
    expect(appearance(settings).style['--az-_aspect']).toBe(expected);
  });

  it('keeps the focal point of the settings, or else of the markup', () => {
    const html = '<img data-image-focal-point="-0.01,1.0">';
    expect(appearance({}, html).style['--az-_point']).toBe('0% 100%');
    expect(appearance({ focalPoint: '0.2,0.4' }, html).style['--az-_point']).toBe('20% 40%');
  });

  it('is no wider than the picture without stretch', () => {
    expect(appearance({}, '<img width="300">').style['--az-_max']).toBe('none');
    expect(appearance({ stretch: false }, '<img width="300">').style['--az-_max']).toBe('300px');
    expect(appearance({ stretch: false }, '<img data-image-dimensions="405x162">').style['--az-_max']).toBe(
      '405px',
    );
    expect(appearance({ stretch: false }).style['--az-_max']).toBe('none');
  });

  it('comes from the markup of a saved page where settings have defaults', () => {
    const html = `<div class="image-block-outer-wrapper layout-caption-overlay-hover design-layout-card">
      <button class="sqs-block-image-button lightbox"><img id="yes"></button></div>`;
    const { variant, layout, hasLightbox, image } = appearance({}, html);
    expect([variant, layout, hasLightbox, image?.id]).toEqual(['card', 'caption-overlay-hover', true, 'yes']);
    expect(appearance({ variant: 'stack' }, html).variant).toBe('stack');
    expect(appearance({}, html.replace('card', 'fluid')).variant).toBe('inline');
  });
});
