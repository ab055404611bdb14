import { html, render, type TemplateResult } from 'lit-html';
import { renderControls } from './controls';
import { type Field, fieldsFor, type JsonSchema, readFields } from './fields';
import { highlight } from './highlight';
import { type Attributes, withAttributes } from './markup';

/**
 * The live part of a block's page: `[data-playground="gallery"]` holds the block itself, an empty form for its
 * controls and an empty bar for how it is looked at; the block's schema says which controls there are.
 */
export async function setUpPlayground(place: HTMLElement): Promise<void> {
  const block = place.dataset.playground ?? '';
  const element = place.querySelector(`az-${block}`);
  const form = place.querySelector<HTMLFormElement>('.playground-controls');
  const code = place.querySelector('code');
  if (!element || !form || !code) {
    throw new Error(
      `The playground of "${block}" needs an <az-${block}>, a .playground-controls and a snippet.`,
    );
  }
  setUpBar(place);
  const fields = readFields(await loadSchema(block));
  const values = readValues(element, fields);
  const markup = code.textContent ?? '';

  const show = (): void => {
    render(renderControls({ block, fields, values, change, reset }), form);
    code.textContent = withAttributes(markup, {
      known: fields.map(({ attribute }) => attribute),
      set: writeAttributes(fieldsFor(fields, values), values),
    });
    highlight(code);
  };
  const put = (field: Field, value: string): void => {
    if (value === field.standard || value === '') values.delete(field.attribute);
    else values.set(field.attribute, value);
    const written = values.get(field.attribute);
    if (written === undefined) element.removeAttribute(field.attribute);
    else element.setAttribute(field.attribute, field.kind === 'switch' && written === 'true' ? '' : written);
  };
  const change = (field: Field, value: string): void => {
    put(field, value);
    show();
  };
  const reset = (): void => {
    for (const field of fields) put(field, field.standard);
    show();
  };
  // Enter in a field would send the form, and load the page anew.
  form.addEventListener('submit', (event) => event.preventDefault());
  show();
}

/** From beside this script, wherever the site lies: dist/demo/site.js, dist/schemas/…  */
async function loadSchema(block: string): Promise<JsonSchema> {
  const address = new URL(`../schemas/${block}.schema.json`, import.meta.url);
  const answer = await fetch(address);
  if (!answer.ok)
    throw new Error(`${address} answered ${answer.status}; expected the schema of az-${block}.`);
  return answer.json();
}

/** What the page's own markup sets. A bare attribute is true. */
function readValues(element: Element, fields: Field[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const { attribute, kind } of fields) {
    const value = element.getAttribute(attribute);
    if (value !== null) values.set(attribute, value === '' && kind === 'switch' ? 'true' : value);
  }
  return values;
}

function writeAttributes(fields: Field[], values: ReadonlyMap<string, string>): Attributes {
  const written: Attributes = new Map();
  for (const { attribute, kind } of fields) {
    const value = values.get(attribute);
    if (value !== undefined) written.set(attribute, kind === 'switch' && value === 'true' ? true : value);
  }
  return written;
}

/** Ways to look at the block that are no options of it: in which direction, light or dark, how wide. */
const views = [
  {
    label: 'Direction',
    attribute: 'dir',
    choices: [
      ['ltr', 'Left to right'],
      ['rtl', 'Right to left'],
    ],
  },
  {
    label: 'Colours',
    attribute: 'data-scheme',
    choices: [
      ['', 'As the page'],
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
  },
  {
    label: 'Width',
    attribute: 'data-width',
    choices: [
      ['', 'Full'],
      ['phone', 'Phone'],
    ],
  },
] as const;

function setUpBar(place: HTMLElement): void {
  const bar = place.querySelector<HTMLElement>('.playground-bar');
  const stage = place.querySelector('.stage');
  if (!bar || !stage) return;
  const look = (attribute: string) => (event: Event) => {
    const { value } = event.target as HTMLSelectElement;
    if (value) stage.setAttribute(attribute, value);
    else stage.removeAttribute(attribute);
  };
  const select = ({ label, attribute, choices }: (typeof views)[number]): TemplateResult => html`
    <label>${label}<select @change=${look(attribute)}>${choices.map(([value, name]) => html`<option value=${value}>${name}</option>`)}</select></label>`;
  render(views.map(select), bar);
}
