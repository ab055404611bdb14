import { Component, type ReactNode } from 'react';
import type { BlockHost } from '../../../src/block/host';
import { adopt, sheetOf } from '../../../src/block/styles';
import { type Text, translated } from '../../../src/i18n/translated';
import { prefersStill } from '../../../src/util/prefers-still';
import { type Item, Picture, type PictureProps } from '../picture';
import { twice } from '../prepare';
import { messages as spanish } from './messages/es-419';
import styles from './pictures.css';

const textOf = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

interface PicturesProps extends Omit<PictureProps, 'item'> {
  items: Item[];
  /** Where there are several sizes of each. */
  sized: typeof import('../sized') | undefined;
  text: Text<typeof spanish>;
  host: BlockHost;
  /** Id of the picture of what has been chosen. */
  current: string;
}

interface LightboxElement extends HTMLElement {
  source(): unknown;
  ready: Promise<unknown>;
  open(index: number): unknown;
}

/** Several pictures: the browser scrolls them, small ones below lead to each, and a press shows one large. */
export class Pictures extends Component<PicturesProps, { shown: number }> {
  override state = { shown: 0 };
  #strip: HTMLElement | null = null;
  #lightbox: LightboxElement | undefined;

  override componentDidMount(): void {
    const { host } = this.props;
    if (host.shadowRoot) adopt(host.shadowRoot, sheetOf(styles));
  }

  override componentDidUpdate({ current: before }: PicturesProps): void {
    const { items, current } = this.props;
    if (current === before || !current) return;
    const index = items.findIndex(({ id }) => id === current);
    if (index >= 0) this.#goTo(index);
  }

  override componentWillUnmount(): void {
    this.#lightbox?.remove();
    this.#lightbox = undefined;
  }

  #goTo(index: number): void {
    const strip = this.#strip;
    const slide = strip?.children[index];
    if (!strip || !slide) return;
    // From right to left, it scrolls the other way; the page itself stays.
    const left = slide.getBoundingClientRect().left - strip.getBoundingClientRect().left;
    strip.scrollBy({ left, behavior: prefersStill() ? 'instant' : 'smooth' });
  }

  #follow = (): void => {
    const strip = this.#strip;
    if (!strip) return;
    const shown = Math.round(Math.abs(strip.scrollLeft) / (strip.clientWidth || 1));
    if (shown !== this.state.shown) this.setState({ shown });
  };

  async #enlarge(): Promise<void> {
    const { items, host, title, sized, sizeFormat } = this.props;
    try {
      await twice(() => import('../../lightbox/index'));
      const lightbox = this.#lightbox ?? (document.createElement('az-lightbox') as LightboxElement);
      if (!this.#lightbox) {
        lightbox.setAttribute('loading', 'eager');
        // The page hears the product's own alone.
        lightbox.addEventListener('az-ready', (event) => event.stopPropagation());
        host.shadowRoot?.append(lightbox);
        this.#lightbox = lightbox;
      }
      lightbox.source = () => ({
        entries: items.map(({ src, alt, width, height }) => ({ src, alt: alt || title, width, height })),
        thumbnailOf: (index: number) => this.#strip?.children[index]?.querySelector('img'),
        srcsetOf: (index: number) => {
          const item = items[index];
          return item && sized && sizeFormat !== 'none' ? sized.srcsetFor(item, sizeFormat) : '';
        },
      });
      await lightbox.ready;
      lightbox.open(this.state.shown);
    } catch (error) {
      host.report(error);
    }
  }

  override render(): ReactNode {
    const { items, title, text, sized, sizeFormat } = this.props;
    const Image = sized?.Sized ?? Picture;
    const { shown } = this.state;
    const { length: count } = items;
    // Two may be the same.
    const slides = items.map((item, index) => ({ item, index, key: `${index}` }));
    return (
      <>
        <div className="stage">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
          <div
            part="pictures"
            role="group"
            aria-label={text('pictures')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the arrow keys
            tabIndex={0}
            onScroll={this.#follow}
            ref={(strip) => {
              this.#strip = strip;
            }}
          >
            {slides.map(({ item, key }) => (
              <div key={key}>
                <Image item={item} title={title} sizeFormat={sizeFormat} />
              </div>
            ))}
          </div>
          <button
            type="button"
            part="enlarge"
            aria-label={text('enlarge')}
            aria-haspopup="dialog"
            onClick={() => this.#enlarge()}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
            </svg>
          </button>
        </div>
        <div part="thumbnails">
          {slides.map(({ item, index, key }) => (
            <button
              type="button"
              part={index === shown ? 'thumbnail current' : 'thumbnail'}
              key={key}
              aria-label={text('picture', { number: index + 1, count })}
              aria-current={index === shown}
              onClick={() => this.#goTo(index)}
            >
              <Image item={{ ...item, alt: '' }} title="" sizeFormat={sizeFormat} />
            </button>
          ))}
        </div>
      </>
    );
  }
}

/** The view, with its words. */
export const prepared = async (host: BlockHost) => ({ Pictures, text: await textOf(host) });
