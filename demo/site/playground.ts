import { render } from 'lit-html';
import type { JsonSchema } from '../../src/build/author-files/json-schema';
import { limitMessage } from './builder-limits';
import { renderControls } from './controls';
import { type Field, fieldsFor, readFields } from './fields';
import { english, loadEditor } from './load-editor';
import { trackOptions } from './saved-options';
import { type Attributes, highlight, withAttributes } from './snippets';
import { setUpBar } from './view-bar';

/**
 * The live example of a block's page: `[data-playground="gallery"]` contains the block, an empty form for the controls
 * and an empty bar for the view (direction, colours, width). The controls come from the block's schema. They are the panel of
 * an editor: the example follows its events, also those that a script of the page fires. A page has one playground.
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
  const [schema, editor] = await Promise.all([loadSchema(block), loadEditor()]);
  const { checkLimit, emitEditorEvent, onEditorEvent } = editor;
  const text = editor.dictionary(english);
  const fields = readFields(schema);
  const values = readValues(element, fields);
  const markup = code.textContent ?? '';

  const update = (): void => {
    const unsavedMessage = options.changedPaths.length > 0 ? text('unsavedTitle') : '';
    const messageOf = ({ attribute }: Field, value: string): string =>
      limitMessage({ block, attribute, value, check: checkLimit });
    render(
      renderControls({ block, fields, values, unsavedMessage, messageOf, change, reset, saveOrUndo }),
      form,
    );
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
  const change = ({ attribute }: Field, value: string): void => {
    emitEditorEvent('az-tweak-change', { name: attribute, value });
  };
  const reset = (): void => {
    emitEditorEvent('az-tweak-reset');
  };
  const options = trackOptions({
    track: editor.trackUnsavedChanges,
    storage: sessionStorage,
    block,
    fields,
    values,
    setValue,
  });
  const saveOrUndo = async (): Promise<void> => {
    const answer = await options.prompt(english);
    if (answer === 'save') emitEditorEvent('az-tweak-save');
    else update();
  };
  onEditorEvent('az-tweak-change', ({ detail: { name, value } }) => {
    const field = fields.find(({ attribute }) => attribute === name);
    if (!field) return;
    setValue(field, String(value));
    update();
  });
  onEditorEvent('az-tweak-reset', () => {
    for (const field of fields) setValue(field, field.defaultValue);
    update();
  });
  onEditorEvent('az-tweak-save', update);
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
