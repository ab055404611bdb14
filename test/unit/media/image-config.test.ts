// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { ImageConfig } from '../../../src/features/media/image-config';
import { imageErrorMessage, readImageMarkup } from '../../../src/features/media/image-config';
import { placeholderStyles } from '../../../src/features/media/image-styles';

const parse = (html: string): { slide: HTMLElement; image: HTMLImageElement } => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const slide = holder.firstElementChild as HTMLElement;
  return { slide, image: holder.querySelector('img') as HTMLImageElement };
};
const read = (attributes: string, around = '') => {
  const { slide, image } = parse(`<div class="slide" ${around}><img ${attributes}></div>`);
  return readImageMarkup(image, slide);
};

describe('the markup of a picture', () => {
  it('gives its address, size and focal point', () => {
    const attributes = 'data-src="a.jpg" data-image="b.jpg" data-image-dimensions="1500x1000"';
    expect(read(`${attributes} data-image-focal-point="0.2,0.5"`)).toMatchObject({
      source: 'a.jpg',
      width: 1500,
      height: 1000,
      focalPoint: '0.2,0.5',
    });
  });

  it('counts empty attributes as absent', () => {
    const attributes = 'data-src="" data-image="b.jpg" data-image-dimensions="" data-image-focal-point=""';
    const { source, width, focalPoint } = read(attributes, 'data-focal-point="0,0"');
    expect({ source, width, focalPoint }).toEqual({ source: 'b.jpg', width: undefined, focalPoint: '0,0' });
    expect(read('data-src="" data-image=""').source).toBe('');
  });

  it("gives the picture's own files, not the large ones that its link names for the lightbox", () => {
    const { slide, image } = parse('<a data-srcset="large.jpg 2500w"><img data-src="a.jpg"></a>');
    expect(readImageMarkup(image, slide).srcset).toBe(undefined);
    image.dataset.srcset = 'small.jpg 300w';
    expect(readImageMarkup(image, slide).srcset).toBe('small.jpg 300w');
  });

  it('gives each image option by its name', () => {
    const attributes =
      'data-crop-mode="contain" data-fit-alignment="top" data-stretch="false" data-dpr-max="1.5"';
    expect(read(attributes, 'data-use-bg-image="true" data-crop-mode="none"')).toMatchObject({
      cropMode: 'contain',
      fitAlignment: 'top',
      stretch: false,
      dprMax: 1.5,
      useBgImage: true,
    });
  });
});

describe('the error message for a picture', () => {
  const { image } = parse('<figure><img></figure>');
  const config: ImageConfig = { source: 'a.jpg' };

  it.each<[string, Element, ImageConfig, string | undefined]>([
    ['in the page, with a source: none', image, config, undefined],
    [
      'that is another element',
      document.createElement('div'),
      config,
      'Element is not a valid image element.',
    ],
    ['that is null', null as unknown as Element, config, 'Element is not a valid image element.'],
    ['without a parent', new Image(), config, 'Image element has no parentNode.'],
    ['without a source', image, { source: '' }, 'Invalid or missing image source.'],
    [
      'with a script as its source',
      image,
      { source: 'javascript:alert(1)' },
      'Invalid or missing image source.',
    ],
    ['with cropMode contain: none', image, { ...config, cropMode: 'contain' }, undefined],
    [
      'with cropMode contain and advanced positioning, without an alignment',
      image,
      { ...config, cropMode: 'contain', useAdvancedPositioning: true },
      'Missing alignment for content-fit image.',
    ],
    [
      'with cropMode contain, advanced positioning and an alignment: none',
      image,
      { ...config, cropMode: 'contain', useAdvancedPositioning: true, fitAlignment: 'top' },
      undefined,
    ],
  ])('%s', (_what, element, attributes, mistake) => {
    expect(imageErrorMessage(element, attributes)).toBe(mistake);
  });
});

describe('a placeholder', () => {
  it('is a background colour and never loads an address of another server', () => {
    expect(placeholderStyles('#aabbcc')).toEqual({ backgroundColor: '#aabbcc' });
    expect(placeholderStyles('url(//x.example)')).toEqual({ backgroundColor: 'url(//x.example)' });
  });

  it('is a background picture from a data address, with its quotes escaped', () => {
    const { backgroundImage } = placeholderStyles('data:image/svg+xml,<a b="c">)');
    expect(backgroundImage).toBe('url("data:image/svg+xml,<a b=\\"c\\">)")');
  });
});
