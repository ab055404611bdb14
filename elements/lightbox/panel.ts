import type { Text } from '../../src/i18n/translated';
import type { messages } from './messages/es-419';
import { partOf } from './part';
import { captionOf } from './slides/caption';
import type { Stage } from './stage';

const steps = { previous: -1, next: 1 } as const;

/** Whether the picture is zoomed. */
export const showZoomed = (dialog: HTMLDialogElement, isZoomed: boolean): void => {
  partOf(dialog, 'zoom').ariaPressed = `${isZoomed}`;
  dialog.classList.toggle('close-up', isZoomed);
};

/** Says and shows which slide it is: its caption and number, which buttons there are, and what a screen reader is told. */
export const showPanel = (dialog: HTMLDialogElement, stage: Stage, text: Text<typeof messages>): void => {
  const part = (name: string): HTMLElement => partOf(dialog, name);
  const { current, index, count } = stage;
  const position = count > 1 ? text('position', { index: index + 1, count }) : '';
  const caption = part('caption');
  caption.replaceChildren(...captionOf(current.slide, text('newWindow')));
  part('counter').textContent = position;
  const toggle = part('caption-toggle');
  toggle.hidden = !caption.firstChild;
  toggle.ariaExpanded = `${!dialog.matches('.uncaptioned')}`;
  const zoom = part('zoom');
  zoom.hidden = !current.image;
  for (const [name, step] of Object.entries(steps)) {
    const button = part(name);
    button.hidden = count < 2;
    button.ariaDisabled = `${stage.beside(step) === undefined}`;
  }
  const said = caption.textContent?.trim() || current.slide.alt;
  part('said').textContent = [position, said].filter(Boolean).join('. ');
  dialog.classList.remove('quiet');
  showZoomed(dialog, false);
};
