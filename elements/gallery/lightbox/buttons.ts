import { type Gallery, isTiled, rootOf } from './places';
import { nameOf, opens } from './slide-facts';

const buttonsIn = (gallery: Gallery): HTMLButtonElement[] => [
  ...rootOf(gallery).querySelectorAll<HTMLButtonElement>('.opens'),
];

/**
 * Pictures cannot be reached with the keyboard; a button for each can (tiles.tsx), or one for the slide that shows. Names
 * them, and hides those whose slide does not open.
 */
export const tendButtons = (gallery: Gallery): void => {
  const { slides, engine, text } = gallery.current;
  const window = isTiled(gallery) ? null : rootOf(gallery).querySelector('.window');
  if (window && !window.querySelector('.opens')) {
    const button = Object.assign(document.createElement('button'), { type: 'button', className: 'opens' });
    window.append(button);
  }
  for (const [at, button] of buttonsIn(gallery).entries()) {
    const index = window ? engine.index : at;
    const slide = slides[index];
    const isHidden = !slide || !opens(slide);
    const name = isHidden ? '' : nameOf(slide, text('position', { index: index + 1, count: slides.length }));
    if (button.hidden !== isHidden) button.hidden = isHidden;
    if (button.ariaLabel !== name) Object.assign(button, { ariaLabel: name, ariaHasPopup: 'dialog' });
  }
};

/** The slide that a button stands for; -1 where it is none of these. */
export const indexOfButton = (gallery: Gallery, button: EventTarget | undefined): number => {
  const at = buttonsIn(gallery).indexOf(button as HTMLButtonElement);
  return at < 0 || isTiled(gallery) ? at : gallery.current.engine.index;
};

export const removeButton = (gallery: Gallery): void =>
  rootOf(gallery).querySelector('.window > .opens')?.remove();
