import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { firstPictures, type Picture, pictures, questions, settings } from '../../shared/content';

@Component({
  selector: 'app-root',
  // The element names that start with "az-" are not Angular's components.
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Rendered {{ renderCount() }} times</h1>
    <button type="button" (click)="renderAgain()">Render again</button>
    <button type="button" (click)="append()">Append a picture</button>
    <button type="button" (click)="removeFirst()">Remove the first picture</button>
    <button type="button" (click)="reverse()">Reverse the pictures</button>
    <button type="button" (click)="view.set(view() === 'other' ? 'blocks' : 'other')">Another page</button>
    <button type="button" (click)="view.set('none')">Unmount</button>

    @if (view() === 'blocks') {
      <az-gallery id="gallery" design="grid" thumbnails-per-row="3">
        @for (picture of list(); track picture.src) {
          <figure>
            <img [src]="picture.src" [alt]="picture.alt" [width]="picture.width" [height]="picture.height">
            <figcaption>{{ picture.alt }}</figcaption>
          </figure>
        }
      </az-gallery>
      <az-gallery id="slideshow" design="slideshow" loading="eager">
        @for (picture of firstPictures; track picture.src) {
          <figure>
            <img [src]="picture.src" [alt]="picture.alt" [width]="picture.width" [height]="picture.height">
            <figcaption>{{ picture.alt }}</figcaption>
          </figure>
        }
      </az-gallery>
      <az-accordion id="accordion" loading="eager">
        @for (question of questions; track question.title) {
          <details>
            <summary>{{ question.title }}</summary>
            <p>{{ question.description }}</p>
          </details>
        }
      </az-accordion>
      <az-form id="form" loading="eager" [data]="form()">
        <a href="mailto:hello@example.com">Write to us</a>
      </az-form>
      <az-cart-indicator id="indicator" loading="eager">
        <a href="/cart">Cart</a>
      </az-cart-indicator>
      <az-cart id="cart" loading="eager"></az-cart>
    }
    @if (view() === 'other') {
      <az-gallery id="other" design="grid">
        <figure>
          <img [src]="pictures[4].src" [alt]="pictures[4].alt" width="500" height="333">
          <figcaption>{{ pictures[4].alt }}</figcaption>
        </figure>
      </az-gallery>
    }
  `,
})
export class Visit {
  readonly firstPictures = firstPictures;
  readonly pictures = pictures;
  readonly questions = questions;
  readonly renderCount = signal(1);
  readonly list = signal(firstPictures);
  readonly view = signal<'blocks' | 'other' | 'none'>('blocks');
  readonly form = signal(settings.form);

  renderAgain() {
    this.renderCount.update((count) => count + 1);
    // A new object at each render, as in most apps.
    this.form.set({ ...settings.form });
  }

  append() {
    this.list.update((list) => [...list, pictures[3] as Picture]);
  }

  removeFirst() {
    this.list.update((list) => list.slice(1));
  }

  reverse() {
    this.list.update((list) => list.toReversed());
  }
}
