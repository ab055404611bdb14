import type { UnsavedChanges } from '../../src/features/editor';
import type { Editor } from '../site/load-editor';

type ClientModule = typeof import('../../src/features/client');

/** dist/client.js: the calls of the site's server. */
const loadClient = (): Promise<ClientModule> => import(new URL('../client.js', import.meta.url).href);

interface SiteTitleOptions {
  form: HTMLFormElement;
  editor: Editor;
  /** Called with each change of the text, also when the last saved one comes back. */
  onChange: (siteTitle: string) => void;
}

/**
 * Sets up the form with the site's title, which the header of each page shows. Each save fires the events of frames before it and
 * after it, whether the form or the question about unsaved changes has started the save. The form follows these events.
 */
export async function setUpSiteTitle({ form, editor, onChange }: SiteTitleOptions): Promise<UnsavedChanges> {
  const { emitEditorEvent, onEditorEvent, trackUnsavedChanges } = editor;
  const field = form.elements.namedItem('siteTitle') as HTMLInputElement;
  const status = form.querySelector('[role="status"]') as HTMLElement;
  const buttons = form.querySelectorAll('button');
  const { createClient } = await loadClient();
  const client = createClient({ baseUrl: '/' });
  const { header = {}, footer = {} } = await client.getHeaderFooter();
  let saveError = '';

  const update = (): void => {
    const hasChanges = changes.changedPaths.length > 0;
    for (const button of buttons) button.disabled = !hasChanges;
    status.textContent = hasChanges ? 'Hay cambios sin guardar.' : '';
    onChange(field.value);
  };
  field.value = String(header.siteTitle ?? '');
  const changes = trackUnsavedChanges({
    paths: ['siteTitle'],
    read: () => ({ siteTitle: field.value }),
    save: async () => {
      emitEditorEvent('az-frame-save-enter');
      try {
        await client.putHeaderFooter({ header: { ...header, siteTitle: field.value }, footer });
        emitEditorEvent('az-frame-save-exit', { isSaved: true });
      } catch (error) {
        saveError = (error as Error).message;
        emitEditorEvent('az-frame-save-exit', { isSaved: false });
        throw error;
      }
    },
    restore: ({ siteTitle }) => {
      field.value = String(siteTitle ?? '');
      update();
    },
  });

  onEditorEvent('az-frame-save-enter', () => {
    status.textContent = 'Guardando…';
    field.readOnly = true;
    for (const button of buttons) button.disabled = true;
  });
  onEditorEvent('az-frame-save-exit', ({ detail: { isSaved } }) => {
    status.textContent = isSaved ? 'Guardado.' : saveError;
    field.readOnly = false;
    // A failed save can be tried again.
    for (const button of buttons) button.disabled = isSaved;
  });
  field.addEventListener('input', update);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // The form shows why.
    changes.save().catch(() => {});
  });
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    changes.undo();
  });
  changes.guardPage();
  return changes;
}
