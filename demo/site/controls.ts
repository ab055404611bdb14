import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { type Field, fieldsFor, type Values } from './fields';

interface ControlsState {
  block: string;
  fields: Field[];
  /** Values by attribute. An option without a value has its default. */
  values: Values;
  change: (field: Field, value: string) => void;
  reset: () => void;
  /** What is wrong with a value; "" for nothing. */
  messageOf: (field: Field, value: string) => string;
  /** Says that the values differ from the saved ones; "" where they do not. */
  unsavedMessage: string;
  /** Asks in a dialog which of both to do. */
  saveOrUndo: () => void;
}

/** One control for each option that has an effect with the current values. */
export function renderControls(state: ControlsState): TemplateResult {
  const fields = fieldsFor(state.fields, state.values);
  // Keyed: otherwise the control with the focus could be reused for another option.
  return html`
    <h3>Options of &lt;az-${state.block}&gt;</h3>
    ${repeat(
      fields,
      ({ attribute }) => attribute,
      (field) => renderControl(field, state),
    )}
    <button type="button" class="control-reset" @click=${state.reset}>Reset to the defaults</button>
    <button type="button" class="control-reset" ?disabled=${!state.unsavedMessage} @click=${state.saveOrUndo}>Save or undo the changes…</button>
    <p role="status" class="control-status">${state.unsavedMessage}</p>
  `;
}

const currentValue = (field: Field, { values }: ControlsState): string =>
  values.get(field.attribute) ?? field.defaultValue;

function renderControl(field: Field, state: ControlsState): TemplateResult {
  const id = `${state.block}-${field.attribute}`;
  const note = field.description ? html`<p id="${id}-note">${withCode(field.description)}</p>` : nothing;
  const input = renderInput(field, { id, state });
  const message = html`<p role="status">${state.messageOf(field, currentValue(field, state))}</p>`;
  return html`<div class="control ${field.kind === 'switch' ? 'control--check' : ''}">${withLabel(field, { id, input })}${field.kind === 'number' ? message : nothing}${note}</div>`;
}

/** Every second part of a text that is split at its backticks is code. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));

function withLabel(
  { kind, attribute }: Field,
  { id, input }: { id: string; input: TemplateResult },
): TemplateResult {
  // The block of an address has its own label.
  if (kind === 'address') return input;
  return kind === 'switch'
    ? html`<label>${input}${attribute}</label>`
    : html`<label for=${id}>${attribute}</label>${input}`;
}

function renderInput(field: Field, { id, state }: { id: string; state: ControlsState }): TemplateResult {
  const value = currentValue(field, state);
  const noteId = field.description ? `${id}-note` : nothing;
  const set = (event: Event) =>
    state.change(field, (event.target as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement).value);
  switch (field.kind) {
    case 'switch':
      return html`<input type="checkbox" id=${id} aria-describedby=${noteId} .checked=${live(value === 'true')}
        @change=${(event: Event) => state.change(field, String((event.target as HTMLInputElement).checked))}>`;
    case 'choice':
      return html`<select id=${id} aria-describedby=${noteId} @change=${set}>
        ${field.choices.map((choice) => html`<option value=${choice} .selected=${live(choice === value)}>${choice}</option>`)}
      </select>`;
    case 'number':
      return html`<input type="number" id=${id} aria-describedby=${noteId} .value=${live(value)} @input=${set}
        min=${field.minimum ?? nothing} max=${field.maximum ?? nothing} step=${field.isInteger ? 1 : 'any'}>`;
    case 'address':
      return html`<az-link-editor label=${field.attribute} value=${value}
        @az-change=${({ detail }: CustomEvent<{ value: string }>) => state.change(field, detail.value)}></az-link-editor>`;
    case 'text':
      // An input would remove the line breaks.
      if (value.includes('\n'))
        return html`<textarea id=${id} aria-describedby=${noteId} rows="6" .value=${live(value)} @change=${set}
          autocomplete="off" spellcheck="false"></textarea>`;
      return html`<input type="text" id=${id} aria-describedby=${noteId} .value=${live(value)} @change=${set}
        list=${field.suggestions.length ? `${id}-list` : nothing} autocomplete="off" spellcheck="false">
        ${field.suggestions.length ? html`<datalist id="${id}-list">${field.suggestions.map((word) => html`<option value=${word}></option>`)}</datalist>` : nothing}`;
  }
}
