import { prefersStill } from '../../../src/util/prefers-still';
import { type Box, fitted, type Size } from '../geometry/fit';
import type { Slide } from './slide-of';

/** Where a slide is shown: the window, and what is free in it for pictures, in px. */
export interface Place {
  viewport: Size;
  room: Box;
}

/** How a picture lies over the place where it fits: moved by x and y in px, then enlarged from its upper left corner. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

const atRest: View = { scale: 1, x: 0, y: 0 };

/** What is taken for the size of what does not say it: a wide screen, larger than any room. */
const widescreen = { width: 3840, height: 2160 };
const photograph = { width: 3000, height: 2000 };

/** How long an opening waits for a picture that is on its way, in ms: then the visitor sees that it comes. */
const patienceMs = 150;

/** After how long a sign says that a picture is on its way, in ms. */
const signMs = 500;

const box = (className: string): HTMLElement => Object.assign(document.createElement('div'), { className });

/** One slide in the lightbox: a picture that can be moved and enlarged, or a video. */
export class SlideView {
  readonly index: number;
  readonly slide: Slide;
  readonly element = box('slide');
  /** What is moved and enlarged: as large as the picture where it fits. */
  readonly frame = box('frame');
  readonly image: HTMLImageElement | undefined;
  /** Resolves when there is something to see, or when that takes too long. */
  readonly ready: Promise<unknown>;
  fit: Box = { x: 0, y: 0, width: 1, height: 1 };
  view: View = atRest;
  /** Of the picture in px. */
  natural: Size;
  #place: Place;

  constructor(slide: Slide, { index, place, failed }: { index: number; place: Place; failed: string }) {
    this.index = index;
    this.slide = slide;
    this.#place = place;
    this.element.setAttribute('part', 'slide');
    this.element.append(this.frame);
    const isVideo = slide.video || slide.player;
    this.natural = (isVideo ? undefined : slide.natural) ?? (isVideo ? widescreen : photograph);
    if (isVideo) {
      this.ready = import('./video').then(({ playerOf }) => this.frame.append(playerOf(slide)));
    } else {
      this.image = new Image();
      this.ready = this.#load(this.image, failed);
    }
    this.lay(place);
  }

  get isZoomed(): boolean {
    return this.view.scale > 1;
  }

  /** Anew, in a window of another size; at rest. */
  lay(place: Place): void {
    this.#place = place;
    this.fit = fitted(this.natural, place.room);
    const { x, y, width, height } = this.fit;
    const { style } = this.frame;
    Object.assign(style, { left: `${x}px`, top: `${y}px` });
    style.setProperty('--_width', `${width}px`);
    style.setProperty('--_height', `${height}px`);
    this.show(atRest);
    this.sharpen();
  }

  show(view: View): void {
    this.view = view;
    const { scale, x, y } = view;
    this.frame.style.transform = scale === 1 && !x && !y ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    this.element.classList.toggle('zoomed', scale > 1);
  }

  /** Asks for as many pixels as are seen now, where there is a choice. */
  sharpen(): void {
    if (this.image?.srcset) this.image.sizes = `${Math.ceil(this.fit.width * this.view.scale)}px`;
  }

  /** It is no more the one that is looked at. */
  leave(): void {
    for (const player of this.frame.querySelectorAll<HTMLVideoElement>('video,az-video')) player.pause?.();
    this.show(atRest);
  }

  remove(): void {
    this.element.remove();
  }

  #load(image: HTMLImageElement, failed: string): Promise<unknown> {
    const { src, srcset, alt, thumbnail, isGuess } = this.slide;
    image.setAttribute('part', 'image');
    image.alt = alt;
    image.srcset = srcset;
    if (srcset) image.sizes = '100vw';
    image.src = src;
    // Of another shape than was guessed, it is laid out anew when it is here.
    if (isGuess) image.style.objectFit = 'cover';
    this.frame.append(image);
    if (image.complete && image.naturalWidth) return this.#within(image);
    const small = thumbnail?.naturalWidth
      ? Object.assign(new Image(), { src: thumbnail.currentSrc })
      : undefined;
    if (small) {
      small.ariaHidden = 'true';
      this.frame.prepend(small);
    }
    const waiting = setTimeout(() => this.element.classList.toggle('waiting', !prefersStill()), signMs);
    const arrived = new Promise((resolve, reject) => {
      image.onload = () => resolve(image.decode());
      image.onerror = reject;
    }).then(
      () => {
        if (isGuess && !srcset) {
          this.natural = { width: image.naturalWidth, height: image.naturalHeight };
          if (!this.isZoomed) this.lay(this.#place);
        }
      },
      () => this.#fail(failed),
    );
    arrived.then(() => {
      clearTimeout(waiting);
      this.element.classList.remove('waiting');
      // Not removed: while it opens, nothing is laid out anew.
      if (small) small.style.visibility = 'hidden';
    });
    return small ? this.#within(small) : Promise.race([arrived, this.#patience()]);
  }

  #fail(failed: string): void {
    const text = Object.assign(box('failed'), { textContent: failed });
    text.setAttribute('part', 'failed');
    this.frame.append(text);
  }

  #within(image: HTMLImageElement): Promise<unknown> {
    return Promise.race([image.decode().catch(() => {}), this.#patience()]);
  }

  #patience(): Promise<unknown> {
    return new Promise((resolve) => setTimeout(resolve, patienceMs));
  }
}
