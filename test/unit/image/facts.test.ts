// @vitest-environment happy-dom
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { lookOf } from '../../../elements/image/facts';
import { schema } from '../../../elements/image/schema';

const look = (settings: object, html = '<img>') => {
  const host = document.createElement('div');
  host.innerHTML = html;
  return lookOf(parse(schema, settings), host);
};

describe('how an image looks', () => {
  it.each([
    [1012, 'inline'],
    [1013, 'poster'],
    [1014, 'card'],
    [1015, 'overlap'],
    [1016, 'collage'],
    [1017, 'stack'],
    ['collage', 'collage'],
  ])('is said by its variant, %s', (variant, expected) => {
    expect(look({ variant }).variant).toBe(expected);
  });

  it.each([
    [{}, 'initial'],
    [{ shape: 'square' }, '100 / 100'],
    [{ shape: 'tall' }, '100 / 150'],
    [{ shape: 'wide' }, '100 / 67'],
    [{ shape: 80 }, '100 / 80'],
    [{ aspectRatio: 115.2 }, '100 / 115.2'],
    [{ shape: 'square', aspectRatio: 115.2 }, '100 / 100'],
  ])('is cropped to %o', (settings, expected) => {
    expect(look(settings).style['--azr']).toBe(expected);
  });

  it('keeps the point that settings name, else the markup', () => {
    const html = '<img data-image-focal-point="-0.01,1.0">';
    expect(look({}, html).style['--az-_point']).toBe('0% 100%');
    expect(look({ focalPoint: '0.2,0.4' }, html).style['--az-_point']).toBe('20% 40%');
  });

  it('is no wider than itself without stretch', () => {
    expect(look({}, '<img width="300">').style['--az-_max']).toBe('none');
    expect(look({ stretch: false }, '<img width="300">').style['--az-_max']).toBe('300px');
    expect(look({ stretch: false }, '<img data-image-dimensions="405x162">').style['--az-_max']).toBe(
      '405px',
    );
    expect(look({ stretch: false }).style['--az-_max']).toBe('none');
  });

  it('is read from the markup of a saved page', () => {
    const html = `<div class="image-block-outer-wrapper layout-caption-overlay-hover design-layout-card">
      <button class="sqs-block-image-button lightbox"><img id="yes"></button></div>`;
    const { variant, layout, hasLightbox, image } = look({}, html);
    expect([variant, layout, hasLightbox, image?.id]).toEqual(['card', 'caption-overlay-hover', true, 'yes']);
    expect(look({ variant: 'stack' }, html).variant).toBe('stack');
    expect(look({}, html.replace('card', 'fluid')).variant).toBe('inline');
  });
});
