// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { reviveHtml } from '../saved-page';

const item = (name: string, href: string): string =>
  `<dl class="gallery-item"><dt class="gallery-icon landscape"><a href="${href}"><img width="150" height="150" src="/fotos/${name}-150x150.jpg" class="attachment-thumbnail size-thumbnail" alt="${name}"></a></dt><dd class="wp-caption-text gallery-caption">${name}</dd></dl>`;

const gallery = (...items: string[]): string =>
  `<div id="gallery-1" class="gallery galleryid-12 gallery-columns-3 gallery-size-thumbnail">${items.join('')}<br style="clear: both"></div>`;

describe('a gallery of WordPress’ classic editor', () => {
  it('opens the files that its links lead to, in its own layout', async () => {
    const html = gallery(item('lazo', '/fotos/lazo.jpg'), item('marina', 'marina.JPEG'));
    const { block, entries } = await reviveHtml('wordpress-classic-gallery', html);
    expect(entries).toMatchObject([{ status: 'adopted', block: 'lightbox' }]);
    const [kept] = block.children;
    kept?.removeAttribute('data-az-adopted');
    expect(kept?.outerHTML.replace(/ style="[^"]*"/, '')).toBe(html.replace(/ style="[^"]*"/, ''));
  });

  it('whose links lead to pages works as it was saved', async () => {
    const { entries } = await reviveHtml('wordpress-classic-gallery', gallery(item('lazo', '/lazo/')));
    expect(entries).toEqual([]);
  });

  it('in HTML5, with figures, is the same', async () => {
    const figure = `<figure class="gallery-item"><div class="gallery-icon landscape"><a href="/fotos/lazo.webp"><img src="/fotos/lazo-150x150.webp" alt="Lazo"></a></div><figcaption class="wp-caption-text gallery-caption">Lazo</figcaption></figure>`;
    const { entries } = await reviveHtml('wordpress-classic-gallery', gallery(figure));
    expect(entries).toMatchObject([{ status: 'adopted' }]);
  });
});
