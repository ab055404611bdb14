import { html, nothing, render, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { english, loadEditor } from './load-editor';
import { highlight, withJsonValue } from './snippets';
import { setUpBar } from './view-bar';

type FieldName = 'title' | 'price' | 'sku';

interface ProductField {
  name: FieldName;
  label: string;
  note: string;
  isNumber?: boolean;
  /** Makes a value, for a button beside the field. */
  suggest?: () => string;
  /** True, or what is wrong with a value. */
  check: (value: string) => true | string;
}

const centsIn = (text: string): number => Math.max(0, Math.round(Number(text)));

/**
 * `[data-product-editor]` contains a product of one variant, an empty form for its name, price and SKU, an empty bar for the view,
 * and the snippet of the product. The rules are those of `azulejo/editor`. The product and the snippet get no empty value, and
 * none that breaks a rule.
 */
export async function setUpProductEditor(place: HTMLElement): Promise<void> {
  const element = place.querySelector('az-product');
  const script = element?.querySelector('script');
  const form = place.querySelector('form');
  const code = place.querySelector('.snippet code');
  if (!element || !script || !form || !code)
    throw new Error('[data-product-editor] needs an <az-product> with JSON, a form and a snippet.');
  setUpBar(place);
  const { checkLimit, generateSku, validators } = await loadEditor();
  const fields: ProductField[] = [
    { name: 'title', label: 'Name', note: 'Stands above the price.', check: () => true },
    {
      name: 'price',
      label: 'Price in cents',
      note: 'A whole number, as in the data.',
      isNumber: true,
      check: (value) => checkLimit('priceCents', centsIn(value), english),
    },
    {
      name: 'sku',
      label: 'SKU',
      note: 'Names the product in carts and orders.',
      suggest: generateSku,
      check: (value) => validators.sku(value, english),
    },
  ];

  const product = JSON.parse(script.text);
  const [variant] = product.structuredContent.variants;
  const values: Record<FieldName, string> = {
    title: product.title,
    price: String(variant.price),
    sku: variant.sku,
  };

  const update = (): void => {
    render(formTemplate({ fields, values, change }), form);
  };
  const change = ({ name, check }: ProductField, value: string): void => {
    values[name] = value;
    if (value && check(value) === true) {
      const changed = name === 'price' ? centsIn(value) : value;
      if (name === 'title') product.title = changed;
      else variant[name] = changed;
      // A new object: the element compares by identity.
      Object.assign(element, { data: structuredClone(product) });
      code.textContent = withJsonValue(code.textContent ?? '', { name, value: changed });
      highlight(code);
    }
    update();
  };
  // Enter in a field must not submit the form, which would reload the page.
  form.addEventListener('submit', (event) => event.preventDefault());
  update();
}

interface FormState {
  fields: ProductField[];
  values: Record<FieldName, string>;
  change: (field: ProductField, value: string) => void;
}

const formTemplate = ({ fields, values, change }: FormState): TemplateResult => html`
  <h3>Data of the product</h3>
  ${fields.map((field) => {
    const { name, label, note, isNumber, suggest, check } = field;
    const id = `product-${name}`;
    const answer = check(values[name]);
    return html`<div class="control">
      <label for=${id}>${label}</label>
      <input id=${id} type=${isNumber ? 'number' : 'text'} min=${isNumber ? 0 : nothing}
        autocomplete="off" spellcheck="false" aria-invalid=${answer !== true} aria-describedby="${id}-message ${id}-note" .value=${live(values[name])}
        @input=${({ target }: InputEvent) => change(field, (target as HTMLInputElement).value)}>
      ${suggest ? html`<button type="button" class="control-reset control-suggest" @click=${() => change(field, suggest())}>Suggest a SKU</button>` : nothing}
      <p role="status" id="${id}-message" class="control-message">${answer === true ? nothing : answer}</p>
      <p id="${id}-note">${note}</p>
    </div>`;
  })}`;
