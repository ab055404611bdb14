import type { BlockHost } from '../../../src/block/host';
import type { Settings } from '../facts';

interface LightboxElement extends HTMLElement {
  source(): unknown;
  theme: string;
  ready: Promise<unknown>;
  open(index: number): unknown;
}

/** The lightbox of each image; it is in its shadow root. */
const made = new WeakMap<Element, LightboxElement>();

const create = (host: BlockHost): LightboxElement => {
  const lightbox = document.createElement('az-lightbox') as LightboxElement;
  lightbox.setAttribute('loading', 'eager');
  // Of two with the same name, the page hears only the image's.
  lightbox.addEventListener('az-ready', (event) => event.stopPropagation());
  host.shadowRoot?.append(lightbox);
  made.set(host, lightbox);
  return lightbox;
};

/** Shows the picture large. It grows out of where it is: the page's own element, or what was made from data. */
export const openLightbox = async (host: BlockHost, settings: Settings): Promise<void> => {
  try {
    const load = () => import('../../lightbox/index');
    // The first import after a failed request is given that failure.
    await load().catch(load);
    const known = made.get(host);
    const lightbox = known?.isConnected ? known : create(host);
    const { src, alt, width, height, title, subtitle, lightboxTheme } = settings;
    const own = host.querySelector<HTMLImageElement>('img:not(noscript img)');
    const item = { src, alt, width, height, title, description: subtitle };
    lightbox.theme = lightboxTheme;
    lightbox.source = () => ({
      entries: [src ? item : (own?.closest('figure') ?? own)],
      thumbnailOf: () => (src ? host.shadowRoot?.querySelector('[part=image]') : own),
      srcsetOf: () => '',
    });
    await lightbox.ready;
    lightbox.open(0);
  } catch (error) {
    host.report(error);
  }
};
