// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { outline, reviveHtml } from '../saved-page';

const image = (name: string, { link = '', caption = '', isLarge = false } = {}): string => {
  const img = `<img loading="lazy" decoding="async" width="600" height="400" data-id="7" src="/fotos/${name}-600x400.jpg" srcset="/fotos/${name}-600x400.jpg 600w, /fotos/${name}.jpg 1800w" sizes="auto, (max-width: 600px) 100vw, 600px" alt="${name}" class="wp-image-7">`;
  const trigger = isLarge
    ? '<button class="lightbox-trigger" type="button" aria-haspopup="dialog"><svg></svg></button>'
    : '';
  const context = isLarge ? `data-wp-interactive="core/image" data-wp-context='{"imageId":"${name}"}'` : '';
  return `<figure class="wp-block-image size-large ${isLarge ? 'wp-lightbox-container' : ''}" ${context}>${link ? `<a href="${link}">${img}</a>` : img}${trigger}${caption ? `<figcaption class="wp-element-caption">${caption}</figcaption>` : ''}</figure>`;
};

const gallery = (classes: string, ...content: string[]): string =>
  `<div class="entry-content"><figure class="wp-block-gallery has-nested-images is-layout-flex wp-block-gallery-is-layout-flex wp-block-gallery-1 ${classes}">${content.join('')}</figure></div>`;

describe('a gallery block of WordPress', () => {
  it('becomes a grid of its own pictures with their captions', async () => {
    const { block, attributes, entries } = await reviveHtml(
      'wordpress-gallery',
      gallery(
        'alignwide columns-2 is-cropped',
        image('lazo', { caption: 'Un <em>lazo</em>' }),
        image('marina'),
        image('florero'),
        '<figcaption class="blocks-gallery-caption wp-element-caption">El taller</figcaption>',
      ),
    );
    expect(attributes).toEqual({
      class: 'alignwide',
      design: 'grid',
      'thumbnails-per-row': '2',
      padding: '16',
      'image-aspect-ratio': '600:400',
      lightbox: 'false',
    });
    expect(outline(block)).toBe('figure(img figcaption(em)) figure(img) figure(img)');
    expect(block.querySelector('img')?.getAttribute('srcset')).toContain('/fotos/lazo.jpg 1800w');
    expect(block.querySelector('img')?.hasAttribute('sizes')).toBe(false);
    expect(block.nextElementSibling?.textContent).toBe('El taller');
    expect(entries).toMatchObject([{ kind: 'wordpress-gallery', status: 'adopted' }]);
  });

  it('has as many columns as pictures, and at most three if its author has chosen none', async () => {
    const columns = async (classes: string, count: number): Promise<string | undefined> => {
      const images = Array.from({ length: count }, (_, index) => image(`foto${index}`));
      const { attributes } = await reviveHtml('wordpress-gallery', gallery(classes, ...images));
      return attributes['thumbnails-per-row'];
    };
    expect(await columns('columns-default', 5)).toBe('3');
    expect(await columns('columns-default', 2)).toBe('2');
    expect(await columns('columns-6', 8)).toBe('6');
  });

  it('opens its pictures large as WordPress did, without WordPress’ buttons', async () => {
    const html = gallery('columns-2', image('lazo', { isLarge: true }), image('marina', { isLarge: true }));
    const { block, attributes } = await reviveHtml('wordpress-gallery', html);
    expect(attributes).toMatchObject({ lightbox: 'true' });
    expect(attributes).not.toHaveProperty('image-aspect-ratio');
    expect(document.querySelector('button')).toBe(null);
    expect(outline(block)).toBe('figure(img) figure(img)');
  });

  it('keeps links: to files for the lightbox, to pages as they are', async () => {
    const files = gallery('columns-2', image('lazo', { link: '/fotos/lazo.jpg' }), image('marina'));
    const withFiles = await reviveHtml('wordpress-gallery', files);
    expect(withFiles.attributes).toMatchObject({ lightbox: 'true' });
    expect(outline(withFiles.block)).toBe('figure(a(img)) figure(img)');
    const pages = gallery('columns-2', image('lazo', { link: '/obras/lazo/' }));
    expect((await reviveHtml('wordpress-gallery', pages)).attributes).toMatchObject({ lightbox: 'false' });
  });

  it('as a list, as until 2022, is the same', async () => {
    const item = (name: string): string =>
      `<li class="blocks-gallery-item"><figure><img src="/fotos/${name}.jpg" alt="${name}" data-id="3" data-full-url="/fotos/${name}-full.jpg"><figcaption class="blocks-gallery-item__caption">${name}</figcaption></figure></li>`;
    const list = `<figure class="wp-block-gallery columns-2 is-cropped"><ul class="blocks-gallery-grid">${item('lazo')}${item('marina')}</ul></figure>`;
    const { block, attributes } = await reviveHtml('wordpress-gallery', list);
    expect(outline(block)).toBe('figure(img figcaption) figure(img figcaption)');
    expect(attributes).toMatchObject({ 'thumbnails-per-row': '2' });
  });

  it('without pictures stays, and so does one in which WordPress’ scripts run', async () => {
    const empty = await reviveHtml('wordpress-gallery', gallery('columns-2'));
    expect(empty.entries).toMatchObject([{ status: 'left', why: 'There are no pictures in it.' }]);
    document.body.innerHTML = '';
    const { wordPressKinds } = await import('../../../../src/features/adopt-page/kinds/wordpress');
    const read = await wordPressKinds[0]?.load();
    document.body.innerHTML = gallery('', image('lazo', { isLarge: true }));
    const element = document.querySelector('.wp-block-gallery') as Element;
    const page = { context: {}, formEndpoint: '', mayRequestRemote: false };
    expect(read?.(element, page)).toBeDefined();
    Object.assign(element, { __k: {} });
    expect(read?.(element, page)).toBeUndefined();
  });
});
