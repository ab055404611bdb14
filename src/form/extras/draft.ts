import type { Control } from '../item';
import type { Typed } from '../kept';

/** What a reload must not bring back: secrets, files, and consent, which is to be given anew. */
const isPrivate = (control: Control): boolean =>
  ['password', 'file', 'hidden'].includes(control.type) || 'private' in control.dataset;

/** Storage that is forbidden or full keeps nothing: what is typed is still in the page. */
const tried = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

const makeDraft = (key: string) => ({
  typed: (): Typed =>
    tried(() => new Map(JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, string[]][])) ??
    new Map(),
  save(controls: Control[], typed: Typed): void {
    const secret = controls.filter(isPrivate);
    const kept = [...typed].filter(([name]) => !secret.some((one) => one.name === name));
    tried(() => sessionStorage.setItem(key, JSON.stringify(kept)));
  },
  forget: (): void => tried(() => sessionStorage.removeItem(key)),
});

const drafts = new Map<string, ReturnType<typeof makeDraft>>();

/** What is typed in a form, in the tab's own storage under `key`. */
export const draftAt = (key: string): ReturnType<typeof makeDraft> => {
  const draft = drafts.get(key) ?? makeDraft(key);
  drafts.set(key, draft);
  return draft;
};
