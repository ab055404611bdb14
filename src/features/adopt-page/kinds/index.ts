import { lazyImport } from '../../../core/lazy-import';
import type { Kind, OtherBuilder } from './kind';

/** Readers that a page often needs together, or that share code, are in one file. A file is loaded where a selector matches. */
const pictures = lazyImport(() => import('./pictures'));
const media = lazyImport(() => import('./media'));
const forms = lazyImport(() => import('./forms'));
const texts = lazyImport(() => import('./texts'));
const siteParts = lazyImport(() => import('./site-parts'));
const shop = lazyImport(() => import('./shop'));
const wordPress = lazyImport(() => import('./wordpress'));

/** All kinds, in the order in which a page is read. */
export const kinds: (Kind | OtherBuilder)[] = [
  {
    kind: 'image-lightbox',
    selector: '.sqs-block-image :is(button, .image-block-wrapper).lightbox',
    block: 'lightbox',
    load: async () => (await pictures.load()).readImageLightbox,
  },
  {
    kind: 'gallery-block',
    selector: '.sqs-block-gallery',
    block: 'gallery',
    load: async () => (await pictures.load()).readGalleryBlock,
  },
  {
    kind: 'gallery-section',
    selector: '[data-controller^="Gallery"]:is([class*="gallery-"])',
    block: 'gallery',
    load: async () => (await pictures.load()).readGallerySection,
  },
  {
    kind: 'index-gallery',
    selector: '.Index-gallery',
    block: 'gallery',
    load: async () => (await pictures.load()).readIndexGallery,
  },
  {
    kind: 'user-banner',
    selector: '.user-items-list-banner-slideshow',
    block: 'gallery',
    load: async () => (await pictures.load()).readUserBanner,
  },
  {
    kind: 'user-list',
    selector: '.user-items-list-item-container:not(.user-items-list-banner-slideshow)',
    block: 'summary',
    load: async () => (await pictures.load()).readUserList,
  },
  {
    kind: 'product-gallery',
    selector: '.ProductItem-gallery',
    block: 'gallery',
    load: async () => (await pictures.load()).readProductGallery,
  },
  {
    kind: 'video',
    selector: '.sqs-block-video',
    block: 'video',
    load: async () => (await media.load()).readVideo,
  },
  {
    kind: 'background-video',
    selector: '.sqs-video-background, .sqs-video-background-native',
    block: 'video',
    load: async () => (await media.load()).readBackgroundVideo,
  },
  {
    kind: 'audio',
    selector: '.sqs-audio-embed',
    block: 'audio',
    load: async () => (await media.load()).readAudio,
  },
  {
    kind: 'accordion',
    selector: '.accordion-items-container',
    block: 'accordion',
    nests: true,
    load: async () => (await texts.load()).readAccordion,
  },
  {
    kind: 'form',
    selector: '.sqs-block-form',
    block: 'form',
    load: async () => (await forms.load()).readForm,
  },
  {
    kind: 'newsletter',
    selector: '.sqs-block-newsletter',
    block: 'newsletter',
    load: async () => (await forms.load()).readNewsletter,
  },
  {
    kind: 'marquee',
    selector: '.Marquee',
    block: 'marquee',
    load: async () => (await texts.load()).readMarquee,
  },
  {
    kind: 'menu',
    selector: '.menu-wrapper',
    block: 'menu',
    load: async () => (await texts.load()).readMenu,
  },
  {
    kind: 'map',
    selector: '.sqs-block-map',
    block: 'map',
    load: async () => (await siteParts.load()).readMap,
  },
  {
    kind: 'summary',
    selector: '.sqs-block-summary-v2',
    block: 'summary',
    load: async () => (await pictures.load()).readSummary,
  },
  {
    kind: 'social-links',
    selector: '.sqs-svg-icon--list',
    block: 'social-links',
    load: async () => (await siteParts.load()).readSocialLinks,
  },
  {
    kind: 'search',
    selector:
      '.sqs-block-search, form:is(.Header-search-form, [action="/search"]), a:is(.Mobile-bar-search, [rel="search"])',
    block: 'search',
    load: async () => (await siteParts.load()).readSearch,
  },
  {
    kind: 'share',
    selector: '.sqs-share-buttons, .squarespace-social-buttons',
    block: 'share',
    load: async () => (await siteParts.load()).readShare,
  },
  {
    kind: 'announcement-bar',
    selector: '.sqs-announcement-bar-dropzone',
    block: 'announcement-bar',
    load: async () => (await siteParts.load()).readAnnouncementBar,
  },
  {
    kind: 'product',
    selector: '.sqs-add-to-cart-button',
    block: 'product',
    load: async () => (await shop.load()).readProduct,
  },
  {
    kind: 'cart',
    selector: '#sqs-cart-root',
    block: 'cart',
    load: async () => (await shop.load()).readCart,
  },
  {
    kind: 'cart-link',
    selector: 'a.sqs-custom-cart, .sqs-cart-quantity',
    block: 'cart-indicator',
    load: async () => (await shop.load()).readCartLink,
  },
  {
    kind: 'donation',
    selector: '.sqs-donate-button, [data-donate-page-id]',
    block: 'donation-button',
    load: async () => (await shop.load()).readDonation,
  },
  {
    kind: 'pricing-plan',
    selector: '.join-button',
    block: 'pricing-toggle',
    load: async () => (await shop.load()).readPricingPlan,
  },
  {
    builder: 'wordpress',
    selector:
      '[class*="wp-block-"], .wp-lightbox-container, .gallery-icon, .elementor-accordion, .elementor-toggle',
    loadKinds: async () => (await wordPress.load()).wordPressKinds,
  },
];
