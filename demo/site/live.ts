import { type Attributes, highlight, withAttributes } from './snippets';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * A block with controls that the page's author wrote: `[data-live="az-gallery"]` contains the block, a form and the
 * snippet of the block. A control sets the attribute with the control's name; an empty value removes the attribute.
 */
export function setUpLiveExample(place: HTMLElement): void {
  const element = place.querySelector(place.dataset.live ?? '');
  const form = place.querySelector('form');
  const code = place.querySelector('.snippet code');
  if (!element || !form || !code)
    throw new Error(`[data-live] needs a <${place.dataset.live}>, a form and a snippet.`);
  const controls = [...form.elements].filter(isControl);
  // A browser that restores the values of an earlier visit does not restore the block's attributes.
  form.reset();

  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element && isControl(target))) return;
    const value = attributeValue(target);
    if (value === '') element.removeAttribute(target.name);
    else element.setAttribute(target.name, value === true ? '' : value);
    code.textContent = withAttributes(code.textContent ?? '', {
      known: controls.map(({ name }) => name),
      set: readAttributes(element, controls),
    });
    highlight(code);
  });
  // Enter in a field must not submit the form, which would reload the page.
  form.addEventListener('submit', (event) => event.preventDefault());
}

const isControl = (element: Element): element is Control => element.matches('input[name], select[name]');

/** True for a checked box, '' for an unchecked box and for an empty value. */
const attributeValue = (control: Control): string | true =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked || '' : control.value;

function readAttributes(element: Element, controls: Control[]): Attributes {
  const attributes: Attributes = new Map();
  for (const { name } of controls) {
    const value = element.getAttribute(name);
    if (value !== null) attributes.set(name, value || true);
  }
  return attributes;
}
