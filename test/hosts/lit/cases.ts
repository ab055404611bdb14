import { html, LitElement } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import { repeat } from 'lit/directives/repeat.js';
import { addReceived, pictures, questions, type Received, settings } from '../shared/content';

class Cases extends LitElement {
  static override properties = { renderCount: {}, isOtherView: {}, received: {}, isHeard: {} };

  declare renderCount: number;
  declare isOtherView: boolean;
  declare received: Received;
  declare isHeard: boolean;
  accordion = createRef<HTMLElement>();

  constructor() {
    super();
    this.renderCount = 1;
    this.isOtherView = false;
    this.received = {};
    this.isHeard = false;
  }

  /** In the page itself: the loader looks into shadow roots only where `Azulejo.scan` names them. */
  override createRenderRoot() {
    return this;
  }

  override firstUpdated() {
    this.accordion.value?.addEventListener('az-toggle', () => {
      this.isHeard = true;
    });
  }

  receive = (event: CustomEvent) => {
    this.received = addReceived(this.received, event);
  };

  override render() {
    return html`
      <button type="button" @click=${() => this.renderCount++}>Render again</button>
      <button type="button" @click=${() => (this.isOtherView = !this.isOtherView)}>Another view</button>

      <az-accordion id="without-children"></az-accordion>
      <az-accordion id="with-children" ${ref(this.accordion)} @az-toggle=${this.receive}>
        ${questions.map(
          ({ title, description }) => html`
            <details>
              <summary>${title}</summary>
              <p>${description}</p>
            </details>
          `,
        )}
      </az-accordion>
      <az-gallery id="changing-children" design="slideshow" @az-change=${this.receive} @az-end=${this.receive}>
        ${repeat(
          pictures.slice(0, this.renderCount),
          ({ src }) => src,
          ({ src, alt, width, height }) => html`<img src=${src} alt=${alt} width=${width} height=${height}>`,
        )}
      </az-gallery>
      ${
        this.isOtherView
          ? html`<p id="other-view">Another view</p>`
          : html`
            <az-accordion id="view">
              <details><summary>${questions[0]?.title}</summary></details>
            </az-accordion>
          `
      }
      <az-gallery
        id="settings"
        ?lightbox=${settings.isLightbox}
        thumbnails-per-row=${settings.thumbnailsPerRow}
        design=${settings.design}
        .keys=${settings.keys}
        .autoplayOptions=${settings.autoplayOptions}
      ></az-gallery>
      <az-accordion id="array" .items=${settings.sections}></az-accordion>
      <az-form
        id="form"
        .data=${settings.form}
        @az-submit=${this.receive}
        @az-success=${this.receive}
      ></az-form>

      <output id="heard">${this.isHeard}</output>
      <output id="received">${JSON.stringify(this.received)}</output>
    `;
  }
}

customElements.define('app-cases', Cases);
