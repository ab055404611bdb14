import { type LazyModule, lazyImport } from '../../../core/lazy-import';
import type { Kind, OtherBuilder, Read } from './kind';

/** One file has readers that pages often need together, or that share code. It is loaded where one of their selectors matches. */
const pictures = lazyImport(() => import('./pictures'));
const media = lazyImport(() => import('./media'));
const forms = lazyImport(() => import('./forms'));
const texts = lazyImport(() => import('./texts'));
const siteParts = lazyImport(() => import('./site-parts'));
const shop = lazyImport(() => import('./shop'));
const wordPress = lazyImport(() => import('./wordpress'));

/** Creates a `load` function for a row: it loads the file, and returns the reader of that name. */
const reader =
  <Name extends string>(file: LazyModule<Record<Name, Read>>, name: Name) =>
  async (): Promise<Read> =>
    (await file.load())[name];

/** All kinds, in the order in which a page is read. */
export const kinds: (Kind | OtherBuilder)[] = [
  {
    kind: 'image-lightbox',
    selector: '.sqs-block-image :is(button, .image-block-wrapper).lightbox',
    block: 'lightbox',
    load: reader(pictures, 'readImageLightbox'),
  },
  {
    kind: 'gallery-block',
    selector: '.sqs-block-gallery',
    block: 'gallery',
    load: reader(pictures, 'readGalleryBlock'),
  },
  {
    kind: 'gallery-section',
    selector: '[data-controller^="Gallery"]:is([class*="gallery-"])',
    block: 'gallery',
    load: reader(pictures, 'readGallerySection'),
  },
  {
    kind: 'index-gallery',
    selector: '.Index-gallery',
    block: 'gallery',
    load: reader(pictures, 'readIndexGallery'),
  },
  {
    kind: 'user-banner',
    selector: '.user-items-list-banner-slideshow',
    block: 'gallery',
    load: reader(pictures, 'readUserBanner'),
  },
  {
    kind: 'user-list',
    selector: '.user-items-list-item-container:not(.user-items-list-banner-slideshow)',
    block: 'summary',
    load: reader(pictures, 'readUserList'),
  },
  {
    kind: 'product-gallery',
    selector: '.ProductItem-gallery',
    block: 'gallery',
    load: reader(pictures, 'readProductGallery'),
  },
  {
    kind: 'video',
    selector: '.sqs-block-video',
    block: 'video',
    load: reader(media, 'readVideo'),
  },
  {
    kind: 'background-video',
    selector: '.sqs-video-background, .sqs-video-background-native',
    block: 'video',
    load: reader(media, 'readBackgroundVideo'),
  },
  {
    kind: 'audio',
    selector: '.sqs-audio-embed',
    block: 'audio',
    load: reader(media, 'readAudio'),
  },
  {
    kind: 'accordion',
    selector: '.accordion-items-container',
    block: 'accordion',
    nests: true,
    load: reader(texts, 'readAccordion'),
  },
  {
    kind: 'chart',
    selector: '.sqs-block-chart',
    block: 'chart',
    load: reader(texts, 'readChartBlock'),
  },
  {
    kind: 'form',
    selector: '.sqs-block-form, .sqs-block.form-block, form[data-form-id]:not(.newsletter-form)',
    block: 'form',
    load: reader(forms, 'readForm'),
  },
  {
    kind: 'newsletter',
    selector: '.sqs-block-newsletter, .newsletter-form[data-form-id]',
    block: 'newsletter',
    load: reader(forms, 'readNewsletter'),
  },
  {
    kind: 'marquee',
    selector: '.Marquee',
    block: 'marquee',
    load: reader(texts, 'readMarquee'),
  },
  {
    kind: 'menu',
    selector: '.menu-wrapper',
    block: 'menu',
    load: reader(texts, 'readMenu'),
  },
  {
    kind: 'map',
    selector: '.sqs-block-map',
    block: 'map',
    load: reader(siteParts, 'readMap'),
  },
  {
    kind: 'summary',
    selector: '.sqs-block-summary, .sqs-block-summary-v2',
    block: 'summary',
    load: reader(pictures, 'readSummary'),
  },
  {
    kind: 'social-links',
    selector: '.sqs-svg-icon--list',
    block: 'social-links',
    load: reader(siteParts, 'readSocialLinks'),
  },
  {
    kind: 'search',
    selector:
      '.sqs-block-search, form:is(.Header-search-form, [action="/search"]), a:is(.Mobile-bar-search, [rel="search"])',
    block: 'search',
    load: reader(siteParts, 'readSearch'),
  },
  {
    kind: 'share',
    selector: '.sqs-share-buttons, .squarespace-social-buttons',
    block: 'share',
    load: reader(siteParts, 'readShare'),
  },
  {
    kind: 'announcement-bar',
    selector: '.sqs-announcement-bar-dropzone',
    block: 'announcement-bar',
    load: reader(siteParts, 'readAnnouncementBar'),
  },
  {
    kind: 'product',
    selector: '.sqs-add-to-cart-button',
    block: 'product',
    load: reader(shop, 'readProduct'),
  },
  {
    kind: 'cart',
    selector: '#sqs-cart-root',
    block: 'cart',
    load: reader(shop, 'readCart'),
  },
  {
    kind: 'cart-link',
    selector: 'a.sqs-custom-cart, .sqs-cart-quantity',
    block: 'cart-indicator',
    load: reader(shop, 'readCartLink'),
  },
  {
    kind: 'donation',
    selector: '.sqs-donate-button, [data-donate-page-id]',
    block: 'donation-button',
    load: reader(shop, 'readDonation'),
  },
  {
    kind: 'pricing-plan',
    selector: '.join-button',
    block: 'pricing-toggle',
    load: reader(shop, 'readPricingPlan'),
  },
  {
    builder: 'wordpress',
    selector:
      '[class*="wp-block-"], .wp-lightbox-container, .gallery-icon, .elementor-accordion, .elementor-toggle',
    loadKinds: async () => (await wordPress.load()).wordPressKinds,
  },
];
