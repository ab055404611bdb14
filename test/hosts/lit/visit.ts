import { html, LitElement } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { firstPictures, type Picture, pictures, questions, settings } from '../shared/content';

const figure = ({ src, alt, width, height }: Picture) => html`
  <figure>
    <img src=${src} alt=${alt} width=${width} height=${height}>
    <figcaption>${alt}</figcaption>
  </figure>
`;

class Visit extends LitElement {
  static override properties = { renderCount: {}, list: {}, view: {} };

  declare renderCount: number;
  declare list: Picture[];
  declare view: 'blocks' | 'other' | 'none';

  constructor() {
    super();
    this.renderCount = 1;
    this.list = firstPictures;
    this.view = 'blocks';
  }

  /** In the page itself: the loader looks into shadow roots only where `Azulejo.scan` names them. */
  override createRenderRoot() {
    return this;
  }

  override render() {
    const { list } = this;
    return html`
      <h1>Rendered ${this.renderCount} times</h1>
      <button type="button" @click=${() => this.renderCount++}>Render again</button>
      <button type="button" @click=${() => (this.list = [...list, pictures[3] as Picture])}>
        Append a picture
      </button>
      <button type="button" @click=${() => (this.list = list.slice(1))}>Remove the first picture</button>
      <button type="button" @click=${() => (this.list = list.toReversed())}>Reverse the pictures</button>
      <button type="button" @click=${() => (this.view = this.view === 'other' ? 'blocks' : 'other')}>
        Another page
      </button>
      <button type="button" @click=${() => (this.view = 'none')}>Unmount</button>

      ${this.view === 'blocks' ? this.renderBlocks() : ''}
      ${
        this.view === 'other'
          ? html`<az-gallery id="other" design="grid">${figure(pictures[4] as Picture)}</az-gallery>`
          : ''
      }
    `;
  }

  renderBlocks() {
    return html`
      <az-gallery id="gallery" design="grid" thumbnails-per-row="3">
        ${repeat(this.list, ({ src }) => src, figure)}
      </az-gallery>
      <az-gallery id="slideshow" design="slideshow" loading="eager">
        ${firstPictures.map(figure)}
      </az-gallery>
      <az-accordion id="accordion" loading="eager">
        ${questions.map(
          ({ title, description }) => html`
            <details>
              <summary>${title}</summary>
              <p>${description}</p>
            </details>
          `,
        )}
      </az-accordion>
      <az-form id="form" loading="eager" .data=${{ ...settings.form }}>
        <a href="mailto:hello@example.com">Write to us</a>
      </az-form>
      <az-cart-indicator id="indicator" loading="eager">
        <a href="/cart">Cart</a>
      </az-cart-indicator>
      <az-cart id="cart" loading="eager"></az-cart>
    `;
  }
}

customElements.define('app-visit', Visit);
