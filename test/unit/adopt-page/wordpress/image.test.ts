// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { outline, reviveHtml } from '../saved-page';

const image = (classes: string): string =>
  `<figure class="wp-block-image aligncenter size-large ${classes}" data-wp-interactive="core/image" data-wp-context='{"imageId":"65a"}'><img width="1024" height="683" data-wp-on-async--click="actions.showLightbox" src="/fotos/lazo-1024x683.jpg" alt="Lazo"><button class="lightbox-trigger" type="button" aria-haspopup="dialog" aria-label="Agrandar"><svg></svg></button><figcaption class="wp-element-caption">Un lazo</figcaption></figure>`;

describe('an image block of WordPress', () => {
  it('that opened large does so again, in its own figure', async () => {
    const { block, entries } = await reviveHtml('wordpress-image', image('wp-lightbox-container'));
    expect(outline(document.body)).toBe('figure(az-lightbox(img) figcaption)');
    expect(block.querySelector('img')?.getAttribute('width')).toBe('1024');
    expect(entries).toMatchObject([{ kind: 'wordpress-image', block: 'lightbox', status: 'adopted' }]);
  });

  it('without a lightbox works as it was saved', async () => {
    expect((await reviveHtml('wordpress-image', image(''))).entries).toEqual([]);
  });

  it('in a gallery belongs to the gallery', async () => {
    const html = `<figure class="wp-block-gallery">${image('wp-lightbox-container')}</figure>`;
    expect((await reviveHtml('wordpress-image', html)).entries).toEqual([]);
  });
});
