import { highlight } from './highlight';
import { type Attributes, withAttributes } from './markup';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * A block with controls that the page's author wrote: `[data-live="az-gallery"]` holds the block, a form and the
 * markup that follows them. A control's name is the attribute that it sets; without a value it takes it away.
 */
export function setUpLive(place: HTMLElement): void {
  const element = place.querySelector(place.dataset.live ?? '');
  const form = place.querySelector('form');
  const code = place.querySelector('.snippet code');
  if (!element || !form || !code)
    throw new Error(`[data-live] needs a <${place.dataset.live}>, a form and a snippet.`);
  const controls = [...form.elements].filter(isControl);
  // What the browser has kept of an earlier visit is not what the block shows.
  form.reset();

  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element && isControl(target))) return;
    const value = givenBy(target);
    if (value === '') element.removeAttribute(target.name);
    else element.setAttribute(target.name, value === true ? '' : value);
    code.textContent = withAttributes(code.textContent ?? '', {
      known: controls.map(({ name }) => name),
      set: attributesOf(element, controls),
    });
    highlight(code);
  });
  // Enter in a field would send the form, and load the page anew.
  form.addEventListener('submit', (event) => event.preventDefault());
}

const isControl = (element: Element): element is Control => element.matches('input[name], select[name]');

/** True for what is on, '' for what is not set. */
const givenBy = (control: Control): string | true =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked || '' : control.value;

function attributesOf(element: Element, controls: Control[]): Attributes {
  const set: Attributes = new Map();
  for (const { name } of controls) {
    const value = element.getAttribute(name);
    if (value !== null) set.set(name, value || true);
  }
  return set;
}
