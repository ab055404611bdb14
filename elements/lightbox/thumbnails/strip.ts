import { adopt, sheetOf } from '../../../src/block/styles';
import type { Text } from '../../../src/i18n/translated';
import { prefersStill } from '../../../src/util/prefers-still';
import type { messages } from '../messages/es-419';
import type { Slide } from '../slides/slide-of';
import styles from './strip.css';

export interface StripOptions {
  count: number;
  slideAt(index: number): Slide;
  text: Text<typeof messages>;
  goTo(index: number): void;
}

/** Of one, with the space after it, in px: styles have the same. */
const stepPx = 72;
/** Beyond what is seen, on each side. */
const spare = 4;

const smallest = ({ thumbnail, srcset, src }: Slide): string =>
  thumbnail?.currentSrc || (/^(\S+) \d+w/.exec(srcset)?.[1] ?? src);

/** Small pictures of all slides; only those that are seen exist. One stop of the keyboard: arrows move the slides. */
export class Strip {
  readonly #options: StripOptions;
  readonly #place: HTMLElement;
  readonly #list = document.createElement('div');
  readonly #buttons = new Map<number, HTMLButtonElement>();
  readonly #ending = new AbortController();
  #index = 0;

  constructor(place: HTMLElement, options: StripOptions) {
    this.#options = options;
    this.#place = place;
    const { signal } = this.#ending;
    adopt(place.getRootNode() as ShadowRoot, sheetOf(styles));
    this.#list.className = 'list';
    this.#list.style.width = `${options.count * stepPx}px`;
    place.append(this.#list);
    place.hidden = false;
    place.addEventListener('scroll', () => this.#fill(), { signal });
    place.addEventListener(
      'click',
      ({ target }) => {
        const index = (target as Element).closest('button')?.dataset.index;
        if (index) options.goTo(Number(index));
      },
      { signal },
    );
    // What a wheel does elsewhere is the lightbox's.
    place.addEventListener(
      'wheel',
      (event) => {
        place.scrollLeft += event.deltaX + event.deltaY;
      },
      { signal, passive: true },
    );
  }

  show(index: number): void {
    this.#index = index;
    const { clientWidth } = this.#place;
    const sign = this.#place.matches(':dir(rtl)') ? -1 : 1;
    const left = sign * (index * stepPx - (clientWidth - stepPx) / 2);
    this.#place.scrollTo({ left, behavior: prefersStill() ? 'instant' : 'smooth' });
    this.#fill();
  }

  stop(): void {
    this.#ending.abort();
    this.#place.hidden = true;
    this.#place.replaceChildren();
  }

  #fill(): void {
    const { clientWidth, scrollLeft } = this.#place;
    const first = Math.floor(Math.abs(scrollLeft) / stepPx) - spare;
    const last = first + Math.ceil(clientWidth / stepPx) + 2 * spare;
    const { count } = this.#options;
    const wanted = (index: number): boolean => index === this.#index || (index >= first && index <= last);
    for (const [index, button] of this.#buttons)
      if (!wanted(index)) {
        button.remove();
        this.#buttons.delete(index);
      }
    const shown = [this.#index];
    for (let index = Math.max(0, first); index <= Math.min(last, count - 1); index++) shown.push(index);
    for (const index of shown) if (!this.#buttons.has(index)) this.#make(index);
    for (const [index, button] of this.#buttons) {
      const isCurrent = index === this.#index;
      button.setAttribute('aria-current', `${isCurrent}`);
      button.tabIndex = isCurrent ? 0 : -1;
    }
  }

  #make(index: number): void {
    const { slideAt, text } = this.#options;
    const slide = slideAt(index);
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.index = `${index}`;
    button.ariaLabel = text('goTo', { index: index + 1 });
    button.setAttribute('part', 'thumbnail');
    button.style.insetInlineStart = `${index * stepPx}px`;
    const src = smallest(slide);
    if (src) button.append(Object.assign(new Image(), { src, alt: '' }));
    else button.textContent = `${index + 1}`;
    this.#buttons.set(index, button);
    this.#list.append(button);
  }
}
