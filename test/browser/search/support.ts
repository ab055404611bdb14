import { isReady } from '../support/blocks';
import { openPage, type Page } from '../support/page';

export const items = [
  { title: 'Cerámica de otoño', url: '#otono', excerpt: '<p>Hojas y <b>barro</b></p>' },
  { title: 'Azul cobalto', url: '#cobalto', excerpt: 'Un esmalte', tags: ['barro'] },
  { title: 'El horno', url: '#horno' },
];

export const dataOf = (settings: object): string => `data='${JSON.stringify(settings)}'`;

export const form =
  '<form action="/search"><input type="hidden" name="lang" value="es"><input type="search" name="q" aria-label="Buscar en el taller"></form>';

export const areSearchesReady = (page: Page): boolean => page.$$('az-search').every(isReady);

/** Opens a page in Spanish whose searches have rendered. */
export const openSearch = async (html: string, options: object): Promise<Page> => {
  const page = await openPage({ lang: 'es', html: `<main><h1>Taller</h1>${html}</main>`, ...options });
  await page.waitFor(() => areSearchesReady(page));
  return page;
};

export const fieldOf = (page: Page) => page.byRole('combobox') as HTMLInputElement;

export const typeText = async (page: Page, text: string): Promise<void> => {
  for (const letter of text) await page.press(letter);
};

export const focusAndType = async (page: Page, text: string): Promise<void> => {
  fieldOf(page).focus();
  await typeText(page, text);
};

/** A key of an input method that composes a word. @returns whether the key is left to the input method */
export const pressWhileComposing = (field: HTMLInputElement, key: string): boolean =>
  field.dispatchEvent(
    new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, composed: true, cancelable: true }),
  );

/** The titles of the results in the list. */
export const optionTitles = (page: Page): string[] =>
  page.allByRole('option').map((option) => option.querySelector('[part=title]')?.textContent ?? '');
