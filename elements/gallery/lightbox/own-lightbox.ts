import { emit } from '../../../src/block/emit';
import { type Gallery, isTiled, pictureOf, rootOf } from './places';
import { srcsetFor } from './slide-facts';

interface LightboxElement extends HTMLElement {
  source(): unknown;
  ready: Promise<unknown>;
  open(index: number): boolean;
}

/** What the lightbox says is the gallery's own business. */
const inner = ['az-ready', 'az-open', 'az-change', 'az-close', 'az-error'];

/** The lightbox that is in a gallery, made when the visitor is about to open it. The gallery follows it. */
export class OwnLightbox {
  readonly #gallery: Gallery;
  readonly #signal: AbortSignal;
  #made: Promise<LightboxElement | undefined> | undefined;

  constructor(gallery: Gallery, signal: AbortSignal) {
    this.#gallery = gallery;
    this.#signal = signal;
    signal.addEventListener('abort', () => this.#made?.then((made) => made?.remove()));
  }

  prepare(): Promise<LightboxElement | undefined> {
    this.#made ??= this.#make().catch((error) => {
      console.warn('[azulejo] lightboxify is not available in this tier!', error);
      return undefined;
    });
    return this.#made;
  }

  async open(index: number): Promise<void> {
    if (!emit(this.#gallery.current.host, 'az-open', { detail: { index }, cancelable: true })) return;
    const made = await this.prepare();
    if (!made || this.#signal.aborted) return;
    this.#adapt(made);
    made.open(index);
    // After it has said in the address where it is.
    this.#follow(index);
  }

  async #make(): Promise<LightboxElement> {
    const load = () => import('../../lightbox/index');
    await load().catch(load);
    const made = document.createElement('az-lightbox') as LightboxElement;
    made.setAttribute('loading', 'eager');
    made.source = () => this.#source();
    for (const type of inner) made.addEventListener(type, (event) => event.stopPropagation());
    made.addEventListener('az-change', (event) => this.#follow((event as CustomEvent).detail.index));
    this.#adapt(made);
    if (!this.#signal.aborted) rootOf(this.#gallery).append(made);
    await made.ready;
    return made;
  }

  /** The slides as they are now. */
  #source(): object {
    const gallery = this.#gallery;
    const { slides } = gallery.current;
    return {
      entries: slides.map((slide) => ('element' in slide ? slide.element : slide.item)),
      thumbnailOf: (index: number) => pictureOf(gallery, index),
      srcsetOf: (index: number) =>
        srcsetFor(gallery.current.slides[index], gallery.current.settings.sizeFormat),
      // What moves has the address for itself.
      isLinked: isTiled(gallery),
    };
  }

  #adapt(made: LightboxElement): void {
    const { lightboxTheme: theme, history, loop } = this.#gallery.current.settings;
    Object.assign(made, { theme, history, loop: loop || undefined });
  }

  #follow(index: number): void {
    this.#gallery.current.engine.request(index);
  }
}
