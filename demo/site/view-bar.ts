import { html, render, type TemplateResult } from 'lit-html';

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

/** Fills the empty bar above a block: settings of the view around the block. */
export function setUpBar(place: HTMLElement): void {
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
