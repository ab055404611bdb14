import { Component, CUSTOM_ELEMENTS_SCHEMA, type ElementRef, signal, viewChild } from '@angular/core';
import { addReceived, pictures, questions, type Received, settings } from '../../shared/content';

@Component({
  selector: 'app-root',
  // The element names that start with "az-" are not Angular's components.
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button type="button" (click)="renderCount.set(renderCount() + 1)">Render again</button>
    <button type="button" (click)="isOtherView.set(!isOtherView())">Another view</button>

    <az-accordion id="without-children"></az-accordion>
    <az-accordion id="with-children" #accordion (az-toggle)="receive($event)">
      @for (question of questions; track question.title) {
        <details>
          <summary>{{ question.title }}</summary>
          <p>{{ question.description }}</p>
        </details>
      }
    </az-accordion>
    <az-gallery
      id="changing-children"
      design="slideshow"
      (az-change)="receive($event)"
      (az-end)="receive($event)"
    >
      @for (picture of pictures.slice(0, renderCount()); track picture.src) {
        <img [src]="picture.src" [alt]="picture.alt" [width]="picture.width" [height]="picture.height">
      }
    </az-gallery>
    @if (isOtherView()) {
      <p id="other-view">Another view</p>
    } @else {
      <az-accordion id="view">
        <details>
          <summary>{{ questions[0].title }}</summary>
        </details>
      </az-accordion>
    }
    <az-gallery
      id="settings"
      [lightbox]="settings.isLightbox"
      [thumbnailsPerRow]="settings.thumbnailsPerRow"
      [design]="settings.design"
      [keys]="settings.keys"
      [autoplayOptions]="settings.autoplayOptions"
    ></az-gallery>
    <az-accordion id="array" [items]="settings.sections"></az-accordion>
    <az-form
      id="form"
      [data]="settings.form"
      (az-submit)="receive($event)"
      (az-success)="receive($event)"
    ></az-form>

    <output id="heard">{{ isHeard() }}</output>
    <output id="received">{{ json(received()) }}</output>
  `,
})
export class Cases {
  readonly questions = questions;
  readonly pictures = pictures;
  readonly settings = settings;
  readonly json = JSON.stringify;
  readonly renderCount = signal(1);
  readonly isOtherView = signal(false);
  readonly received = signal<Received>({});
  readonly isHeard = signal(false);
  readonly accordion = viewChild.required<ElementRef<HTMLElement>>('accordion');

  ngAfterViewInit() {
    this.accordion().nativeElement.addEventListener('az-toggle', () => this.isHeard.set(true));
  }

  receive(event: CustomEvent) {
    this.received.update((earlier) => addReceived(earlier, event));
  }
}
