import type { Kind } from '../pages/contestant';
import { searchedWord } from '../queries';
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

/** The part of the page that changes with the results. */
const panels: Partial<Record<Kind, () => Node | null | undefined>> = {
  azulejo: shadowOf,
  pagefind: () => document.querySelector('#search'),
};

/** React and Svelte track `value` of their own fields. The setter of the prototype changes it as typing does. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

const write = (field: HTMLInputElement, text: string): void => {
  field.focus();
  setValue?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** The time from the word in the field until the first result shows, and the longest task meanwhile: 0 if none takes 50 ms. */
export const searched = async (kind: Kind): Promise<{ foundMs: number; longestTaskMs: number }> => {
  await until(() => document.readyState === 'complete');
  const field = await until(() => fields[kind]?.());
  const longTasks = new PerformanceObserver(() => undefined);
  longTasks.observe({ type: 'longtask' });
  const startMs = performance.now();
  write(field, searchedWord);
  await until(() => results[kind]?.()?.checkVisibility());
  const foundMs = performance.now() - startMs;
  const longestTaskMs = Math.max(0, ...longTasks.takeRecords().map(({ duration }) => duration));
  return { foundMs, longestTaskMs };
};

/** Results arrive within this time after the change before: Pagefind's interface waits for 300 ms after a key. */
const restMs = 400;

/** Resolves with the time of the last change in the contestant's panel, once there has been none for a while. */
const settled = (kind: Kind): Promise<number> =>
  new Promise((resolve) => {
    let changedMs = performance.now();
    const observer = new MutationObserver(() => {
      changedMs = performance.now();
      wait();
    });
    let timer = 0;
    const wait = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        observer.disconnect();
        resolve(changedMs);
      }, restMs);
    };
    observer.observe(panels[kind]?.() as Node, { subtree: true, childList: true, characterData: true });
    wait();
  });

/** Empties the field, and waits until the results have gone. */
export const emptyField = async (kind: Kind): Promise<void> => {
  write(fields[kind]?.() as HTMLInputElement, '');
  await settled(kind);
};

/** The time in ms from the next key until the results no longer change. */
export const answered = async (kind: Kind): Promise<number> => {
  const { timeStamp } = await new Promise<Event>((resolve) =>
    addEventListener('keydown', resolve, { once: true, capture: true }),
  );
  return (await settled(kind)) - timeStamp;
};
