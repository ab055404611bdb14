import type { Kind } from '../pages/contestant';
import { searchedWord } from '../posts';
import { until } from './until';

const shadowOf = (): ShadowRoot | null | undefined => document.querySelector('az-search')?.shadowRoot;

/** Where a contestant's field is, and its first result. */
const fields: Partial<Record<Kind, () => HTMLInputElement | null | undefined>> = {
  azulejo: () => shadowOf()?.querySelector('input'),
  pagefind: () => document.querySelector<HTMLInputElement>('.pagefind-ui__search-input'),
};
const results: Partial<Record<Kind, () => Element | null | undefined>> = {
  azulejo: () => shadowOf()?.querySelector('[role=option]'),
  pagefind: () => document.querySelector('.pagefind-ui__result-link'),
};

/** Scripts of React and Svelte watch the property of their own field. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** From the word in the field until the first result shows. */
export const searched = async (kind: Kind): Promise<{ foundMs: number }> => {
  await until(() => document.readyState === 'complete');
  const field = await until(() => fields[kind]?.());
  const startMs = performance.now();
  field.focus();
  setValue?.call(field, searchedWord);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await until(() => results[kind]?.()?.checkVisibility());
  return { foundMs: performance.now() - startMs };
};
