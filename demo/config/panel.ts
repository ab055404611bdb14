/** The panel of the configuration area: which page the frame shows, and the edit mode of that page. */
import { readCookie, removeCookie, storeCookie } from '../../src/core/util/cookies';
import { isFrameExpanded, setFrameExpanded } from '../../src/features/site/config-area';
import { type Editor, loadEditor } from '../site/load-editor';
import { framedDocument, guardLinks, watchFrame } from './framed-page';
import { editModeCookie, withFrameUrl, withoutPanel } from './shared';
import { setUpSiteTitle } from './site-title';

const find = <Found extends HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`The panel needs ${selector}.`);
  return found;
};

const panel = find('#panel');
const frame = find<HTMLIFrameElement>('iframe');

/** Buttons for people without the Escape key, whose press is `az-panel-toggle`. */
function setUpPanelButtons(): void {
  const showButton = find('[data-show-panel]');
  const hideButton = find('[data-hide-panel]');
  const showPanel = (isVisible: boolean): void => {
    panel.hidden = !isVisible;
    showButton.hidden = isVisible;
  };
  const press = (isVisible: boolean): void => {
    setFrameExpanded(!isVisible);
    showPanel(isVisible);
    // The pressed button is gone.
    (isVisible ? hideButton : showButton).focus();
  };
  showPanel(!isFrameExpanded());
  showButton.addEventListener('click', () => press(true));
  hideButton.addEventListener('click', () => press(false));
  document.addEventListener('az-panel-toggle', (event) => {
    const { isExpanded } = (event as CustomEvent<{ isExpanded: boolean }>).detail;
    showPanel(!isExpanded);
  });
  find('[data-sign-out]').addEventListener('click', () => Azulejo.site?.logout());
}

/** Shows the address of the framed page, and leads the panel's links there. */
function showAddress(url: string): void {
  const { pathname, search } = new URL(url);
  const path = pathname + search;
  find('[data-page-path]').textContent = path;
  find<HTMLAnchorElement>('[data-without-panel]').href = withoutPanel(path);
  for (const link of panel.querySelectorAll<HTMLAnchorElement>('[data-plans]'))
    link.href = withFrameUrl(link.pathname, path);
}

/** The panel says which page the frame shows. */
function setUpPageInfo({ onEditorEvent }: Editor): void {
  const info = find('[data-page]');
  onEditorEvent('az-frame-load', ({ detail: { url } }) => {
    info.ariaBusy = 'false';
    find('[data-page-title]').textContent = framedDocument(frame)?.title || 'Página sin título';
    showAddress(url);
  });
  onEditorEvent('az-frame-unload', () => {
    info.ariaBusy = 'true';
  });
  // Blocks change the address without a load, such as that of a list's page.
  const showCurrentAddress = (): void => {
    const page = framedDocument(frame);
    if (page) showAddress(page.URL);
  };
  panel.addEventListener('click', showCurrentAddress, { capture: true });
}

/** Resolves once the next request has the cookie: after a write to `document.cookie`, Chromium may still send the old one. */
async function storeEditMode(isEditing: boolean): Promise<void> {
  if ('cookieStore' in globalThis)
    await (isEditing ? cookieStore.set(editModeCookie, 'true') : cookieStore.delete(editModeCookie));
  else if (isEditing) storeCookie({ name: editModeCookie, value: 'true' });
  else removeCookie(editModeCookie);
}

/** The switch for the edit mode, and the site's title, which can be edited in it. */
async function setUpEditing(editor: Editor): Promise<void> {
  const { emitEditorEvent, onEditorEvent } = editor;
  const editSwitch = find<HTMLInputElement>('[data-edit-mode]');
  const form = find<HTMLFormElement>('[data-site-title-form]');

  /** The header of the framed page shows the title before it is saved. */
  const previewTitle = (siteTitle: string): void => {
    const title = framedDocument(frame)?.querySelector('[data-site-title]');
    if (title && siteTitle) title.textContent = siteTitle;
  };
  const changes = await setUpSiteTitle({ form, editor, onChange: previewTitle });

  const hasChanges = (): boolean => changes.changedPaths.length > 0;
  /** @returns whether nothing unsaved is left */
  const ask = async (): Promise<boolean> => {
    try {
      return !hasChanges() || (await changes.prompt()) !== 'keep';
    } catch {
      // The form says why the title could not be saved.
      return false;
    }
  };

  const showForm = (isEditing: boolean): void => {
    editSwitch.checked = isEditing;
    form.hidden = !isEditing;
  };
  showForm(readCookie(editModeCookie) === 'true');
  editSwitch.disabled = false;

  editSwitch.addEventListener('change', async () => {
    const isEditing = editSwitch.checked;
    if (!isEditing && !(await ask())) {
      editSwitch.checked = true;
      return;
    }
    await storeEditMode(isEditing);
    emitEditorEvent('az-frame-editing-change', { isEditing });
  });
  onEditorEvent('az-frame-editing-change', ({ detail: { isEditing } }) => {
    showForm(isEditing);
    // Blocks read the mode when they start.
    frame.contentWindow?.location.reload();
  });
  onEditorEvent('az-frame-load', () => {
    const page = framedDocument(frame);
    if (!page) return;
    guardLinks(page, { hasChanges, ask });
    // A form of the page can lead to another page while there are changes.
    if (hasChanges()) previewTitle(String(new FormData(form).get('siteTitle')));
  });
}

async function setUpFrame(): Promise<void> {
  const editor = await loadEditor();
  setUpPageInfo(editor);
  try {
    await setUpEditing(editor);
  } finally {
    watchFrame(frame, editor);
  }
}

setUpPanelButtons();
// Without the module the panel still shows the site; the page's author needs the reason.
setUpFrame().catch((error: unknown) => console.error('[azulejo demo]', error));
