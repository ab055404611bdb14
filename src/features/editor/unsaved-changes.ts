import { importWithRetry } from '../../core/lazy-import';
import { isObject } from '../../core/util/is-object';
import { dictionary, type LanguageOptions } from './dictionary';
import { documentFor } from './editor-events';

/** The parts of a site's appearance that an editor watches. */
export const aestheticsPaths = [
  'colors.activeThemeId',
  'colors.palette',
  'colors.themes',
  'fonts.activeThemeId',
  'fonts.themes',
  'fonts.fontUsageCategories',
] as const;

interface TrackingOptions {
  /** Reads the current values: `{ colors: { palette: … }, fonts: … }`. */
  read: () => unknown;
  /** Paths with dots. Default: `aestheticsPaths`. */
  paths?: readonly string[];
  /** Stores the current values. */
  save: () => unknown;
  /** Writes values back; each path has the value of the last save, undefined where there was none. */
  restore: (values: Record<string, unknown>) => unknown;
}

/** 'keep' where the person has closed the prompt without an answer. */
export type UnsavedAnswer = 'save' | 'undo' | 'keep';

/** The changes since the last save, as `trackUnsavedChanges` follows them. */
export interface UnsavedChanges {
  /** The paths whose values differ from the last save. */
  readonly changedPaths: string[];
  /** Stores the current values. Rejects with the error of the caller's `save`; the changes then stay unsaved. */
  save(): Promise<void>;
  /** Writes the values of the last save back. Rejects with the error of the caller's `restore`. */
  undo(): Promise<void>;
  /**
   * Asks in a dialog to save or to undo, and does so; a call while the dialog is open has its answer, too. Without changes, there
   * is no question. Rejects where there is no page.
   */
  prompt(options?: LanguageOptions): Promise<UnsavedAnswer>;
  /** Lets the browser ask before the page is left with changes. Returns a function that ends this. Throws where there is no page. */
  guardPage(): () => void;
}

const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), values);

/** Follows which values people have changed since they saved. */
export const trackUnsavedChanges = ({
  read,
  paths = aestheticsPaths,
  save,
  restore,
}: TrackingOptions): UnsavedChanges => {
  /** Path -> the value as JSON; undefined where there is no value. */
  const readValues = (): Map<string, string | undefined> => {
    const values = read();
    return new Map(paths.map((path) => [path, JSON.stringify(valueAt(values, path))]));
  };
  let saved = readValues();
  let answer: Promise<UnsavedAnswer> | undefined;

  const changes: UnsavedChanges = {
    get changedPaths() {
      return [...readValues()].filter(([path, json]) => json !== saved.get(path)).map(([path]) => path);
    },
    async save() {
      // People go on while the values are being stored.
      const storedValues = readValues();
      await save();
      saved = storedValues;
    },
    async undo() {
      await restore(Object.fromEntries([...saved].map(([path, json]) => [path, json && JSON.parse(json)])));
    },
    async prompt(options) {
      // A person who presses twice is asked once.
      answer ??= ask(options).finally(() => {
        answer = undefined;
      });
      return answer;
    },
    guardPage() {
      documentFor('guardPage');
      const onBeforeUnload = (event: BeforeUnloadEvent): void => {
        if (changes.changedPaths.length) event.preventDefault();
      };
      addEventListener('beforeunload', onBeforeUnload);
      return () => removeEventListener('beforeunload', onBeforeUnload);
    },
  };

  const ask = async (options?: LanguageOptions): Promise<UnsavedAnswer> => {
    if (!changes.changedPaths.length) return 'keep';
    documentFor('prompt');
    const text = dictionary(options);
    const { confirm } = await importWithRetry(() => import('azulejo/overlays'));
    const shouldSave = await confirm({
      title: text('unsavedTitle'),
      message: text('unsavedMessage'),
      confirmText: text('save'),
      rejectText: text('undo'),
    });
    if (shouldSave === null) return 'keep';
    if (shouldSave) await changes.save();
    else await changes.undo();
    return shouldSave ? 'save' : 'undo';
  };
  return changes;
};
