/** The life of the frame in which an editor shows a page, on the editor's document: name of the event -> `detail`. */
export interface FrameEvents {
  'az-frame-load': { url: string };
  'az-frame-unload': { url: string };
  'az-frame-save-enter': null;
  'az-frame-save-exit': { isSaved: boolean };
  'az-frame-editing-change': { isEditing: boolean };
}

/** The panel in which people change a site's appearance, its tweaks: name of the event -> `detail`. */
export interface TweakEvents {
  'az-tweak-change': { name: string; value: unknown };
  'az-tweak-before-open': null;
  'az-tweak-after-show': null;
  'az-tweak-save': null;
  'az-tweak-reset': null;
  'az-tweak-close': null;
  'az-tweak-after-close': null;
}

/** All events of an editor: name -> `detail`. */
export type EditorEvents = FrameEvents & TweakEvents;

type DetailOf<Type extends keyof EditorEvents> = EditorEvents[Type] extends null
  ? [detail?: null]
  : [detail: EditorEvents[Type]];

/**
 * The page's document.
 * @param caller the function that needs a page
 * @throws Error where there is no document, as in Node
 */
export const documentFor = (caller: string): Document => {
  if (!globalThis.document)
    throw Error(`${caller} needs a page; expected a browser, where there is a document.`);
  return document;
};

/**
 * Fires an editor's event on the document.
 * @returns false where a listener has cancelled the event
 * @throws Error where there is no document, as in Node
 */
export const emitEditorEvent = <Type extends keyof EditorEvents>(
  type: Type,
  ...[detail]: DetailOf<Type>
): boolean =>
  documentFor('emitEditorEvent').dispatchEvent(
    new CustomEvent(type, { detail, bubbles: true, cancelable: true }),
  );

/**
 * Listens to an editor's event on the document.
 * @returns a function that stops this
 * @throws Error where there is no document, as in Node
 */
export const onEditorEvent = <Type extends keyof EditorEvents>(
  type: Type,
  listener: (event: CustomEvent<EditorEvents[Type]>) => void,
): (() => void) => {
  const target = documentFor('onEditorEvent');
  target.addEventListener(type, listener as EventListener);
  return () => target.removeEventListener(type, listener as EventListener);
};
