import { html, render, type TemplateResult } from 'lit-html';
import type { JsonSchema } from '../../src/build/author-files/json-schema';
import { limitMessage } from './builder-limits';
import { renderControls } from './controls';
import { type Field, fieldsFor, readFields } from './fields';
import { trackOptions } from './saved-options';
import { type Attributes, highlight, withAttributes } from './snippets';

/**
 * The live example of a block's page: `[data-playground="gallery"]` contains the block, an empty form for the controls
 * and an empty bar for the view (direction, colours, width). The controls come from the block's schema.
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
  const [schema, { trackUnsavedChanges, checkLimit }] = await Promise.all([loadSchema(block), loadEditor()]);
  const fields = readFields(schema);
  const values = readValues(element, fields);
  const markup = code.textContent ?? '';

  const update = (): void => {
    const hasChanges = options.changedPaths.length > 0;
    const messageOf = ({ attribute }: Field, value: string): string =>
      limitMessage({ block, attribute, value, check: checkLimit });
    render(renderControls({ block, fields, values, hasChanges, messageOf, change, reset, saveOrUndo }), form);
    code.textContent = withAttributes(markup, {
      known: fields.map(({ attribute }) => attribute),
      set: writeAttributes(fieldsFor(fields, values), values),
    });
    highlight(code);
  };
  const setValue = (field: Field, value: string): void => {
    if (value === field.defaultValue || value === '') values.delete(field.attribute);
    else values.set(field.attribute, value);
    const current = values.get(field.attribute);
    if (current === undefined) element.removeAttribute(field.attribute);
    else element.setAttribute(field.attribute, field.kind === 'switch' && current === 'true' ? '' : current);
  };
  const change = (field: Field, value: string): void => {
    setValue(field, value);
    update();
  };
  const reset = (): void => {
    for (const field of fields) setValue(field, field.defaultValue);
    update();
  };
  const options = trackOptions({
    track: trackUnsavedChanges,
    storage: sessionStorage,
    block,
    fields,
    values,
    setValue,
  });
  const saveOrUndo = async (): Promise<void> => {
    await options.prompt();
    update();
  };
  // Enter in a field must not submit the form, which would reload the page.
  form.addEventListener('submit', (event) => event.preventDefault());
  update();
}

/** The schemas are beside this script's folder: dist/demo/site.js, dist/schemas/… */
async function loadSchema(block: string): Promise<JsonSchema> {
  const address = new URL(`../schemas/${block}.schema.json`, import.meta.url);
  const response = await fetch(address);
  if (!response.ok)
    throw new Error(`${address} answered ${response.status}; expected the schema of az-${block}.`);
  return response.json();
}

/** What people build a site with: dist/editor.js, which pages load only where a tool needs it. */
function loadEditor(): Promise<typeof import('../../src/features/editor')> {
  return import(new URL('../editor.js', import.meta.url).href);
}

/** The values in the page's markup. */
function readValues(element: Element, fields: Field[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const { attribute, kind } of fields) {
    const value = element.getAttribute(attribute);
    if (value !== null) values.set(attribute, value === '' && kind === 'switch' ? 'true' : value);
  }
  return values;
}

function writeAttributes(fields: Field[], values: ReadonlyMap<string, string>): Attributes {
  const attributes: Attributes = new Map();
  for (const { attribute, kind } of fields) {
    const value = values.get(attribute);
    if (value !== undefined) attributes.set(attribute, kind === 'switch' && value === 'true' ? true : value);
  }
  return attributes;
}

/** Settings of the view around the block. */
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
  const setAttribute = (attribute: string) => (event: Event) => {
    const { value } = event.target as HTMLSelectElement;
    if (value) stage.setAttribute(attribute, value);
    else stage.removeAttribute(attribute);
  };
  const select = ({ label, attribute, choices }: (typeof views)[number]): TemplateResult => html`
    <label>${label}<select @change=${setAttribute(attribute)}>${choices.map(([value, name]) => html`<option value=${value}>${name}</option>`)}</select></label>`;
  render(views.map(select), bar);
}
