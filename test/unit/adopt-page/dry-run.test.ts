// @vitest-environment happy-dom
/** What a dry run says about a saved page, and that it changes nothing. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AdoptionEntry } from '../../../src/core/adoption-report';
import { adopt } from '../../../src/features/adopt-page';
import { attributeOf } from './saved-page';

beforeEach(() => {
  globalThis.Azulejo = { config: {}, context: {} } as typeof Azulejo;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Azulejo');
});

const variants = attributeOf([{ sku: 'SQ1', price: 1250, qtyInStock: 4, attributes: {} }]);
const button = '<div class="sqs-add-to-cart-button" data-item-id="5f01" data-product-type="1">Comprar</div>';
const lostIcon = '<svg><use href="/assets/ui-icons.svg#caret-left-icon"></use></svg>';

const page = `<header><button class="arrow">${lostIcon}</button></header>
<img data-src="lazo.jpg" alt="Lazo">
<article class="ProductItem"><h1>Estrella</h1><div class="product-variants" data-item-id="5f01" data-variants="${variants}"></div>${button}<p>Hecho a mano.</p>${button}</article>
<div class="Index-gallery"><div class="Index-gallery-wrapper"><div class="Index-gallery-item"><img src="a.jpg"></div><div class="Index-gallery-item"><img src="b.jpg"></div>${lostIcon}</div></div>
<div class="sqs-block-summary-v2"><div class="summary-block-wrapper"><div class="summary-item"><div class="summary-thumbnail-container"><img data-src="c.jpg"></div><div class="summary-title"><a href="/c">C</a></div></div></div></div>
<div class="sqs-fullpage-shopping-cart"><div id="sqs-cart-root"></div></div>
<form onsubmit="Y.use('form')" action="https://taller.squarespace.com/form"></form>
<div class="newsletter-block"></div>
<p><span class="__cf_email__" data-cfemail="5a3235363b1a3b202f36743f223b372a363f">[email&#160;protected]</span></p>
<figure class="wp-block-gallery" data-wp-interactive="core/gallery"><img src="d.jpg"></figure>
<div class="sqs-popup-overlay"><div class="sqs-slide-layer-content"><h2>Rebaja</h2></div></div>`;

const summaryOf = (entries: AdoptionEntry[]): string[] =>
  entries.map(({ kind, block, status, why }) => [kind, block, status, why].join(' | '));

describe('a dry run', () => {
  it('reports what the adoption then does, and changes nothing', async () => {
    document.body.innerHTML = page;
    const before = document.body.innerHTML;
    const dry = await adopt(document, { dryRun: true });
    expect(document.body.innerHTML).toBe(before);
    expect(dry.every(({ element }) => document.contains(element))).toBe(true);
    expect(summaryOf(dry)).toEqual(summaryOf(await adopt(document)));
  });

  it('names the elements of the page, and a product with two buttons once', async () => {
    document.body.innerHTML = page;
    const dry = await adopt(document, { dryRun: true });
    const elementsOf = (name: string): Element[] =>
      dry.filter(({ kind }) => kind === name).map(({ element }) => element);
    expect(elementsOf('product')).toEqual([document.querySelector('.sqs-add-to-cart-button')]);
    expect(elementsOf('popup')).toEqual([document.querySelector('.sqs-popup-overlay')]);
    expect(elementsOf('picture')).toHaveLength(2);
    // The icon of the gallery's arrow goes with the arrow.
    expect(elementsOf('lost-icon')).toEqual([document.querySelector('.arrow')]);
    // The cart comes back, so that its page is not dead.
    expect(elementsOf('checkout')).toEqual([]);
  });

  it('of a part of the page knows what is around the part', async () => {
    document.body.innerHTML = `<main class="tweak-index-gallery-layout-slideshow">${page}</main><img data-src="other.jpg">`;
    const main = document.querySelector('main') as Element;
    const dry = await adopt(main, { dryRun: true });
    expect(dry.filter(({ kind }) => kind === 'picture')).toHaveLength(2);
    expect(dry.some(({ kind }) => kind === 'popup')).toBe(false);
    expect(dry.every(({ element }) => main.contains(element))).toBe(true);
  });

  it('leaves what WordPress runs to WordPress, as the adoption does', async () => {
    document.body.innerHTML = page;
    const figure = document.querySelector('.wp-block-gallery') as Element;
    Object.assign(figure.parentElement as Element, { __k: {} });
    const dry = await adopt(document, { dryRun: true });
    Reflect.deleteProperty(figure.parentElement as Element, '__k');
    expect(dry.some(({ kind }) => kind === 'wordpress-gallery')).toBe(false);
    const withoutScript = await adopt(document, { dryRun: true });
    expect(withoutScript.some(({ kind }) => kind === 'wordpress-gallery')).toBe(true);
  });
});

it('a root that is no part of a page is named', async () => {
  await expect(adopt('#main' as unknown as Element)).rejects.toThrow('root is #main; expected the document');
});
