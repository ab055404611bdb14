/** The life of the frame in which an editor shows a page, on the frame's document: name of the event -> `detail`. */
export interface FrameEvents {
  'az-frame-load': { url: string };
  'az-frame-unload': { url: string };
  'az-frame-save-enter': undefined;
  'az-frame-save-exit': { isSaved: boolean };
  'az-frame-editing-change': { isEditing: boolean };
}

/** The panel in which people change a site's appearance, its tweaks: name of the event -> `detail`. */
export interface TweakEvents {
  'az-tweak-change': { name: string; value: unknown };
  'az-tweak-before-open': undefined;
  'az-tweak-after-show': undefined;
  'az-tweak-save': undefined;
  'az-tweak-reset': undefined;
  'az-tweak-close': undefined;
  'az-tweak-after-close': undefined;
}

/** All events of an editor: name -> `detail`. */
export type EditorEvents = FrameEvents & TweakEvents;

type DetailOf<Type extends keyof EditorEvents> = EditorEvents[Type] extends undefined
  ? [detail?: undefined]
  : [detail: EditorEvents[Type]];

/**
 * Fires an editor's event on the document.
 * @returns false where a listener has cancelled the event
 */
export const emitEditorEvent = <Type extends keyof EditorEvents>(
  type: Type,
  ...[detail]: DetailOf<Type>
): boolean => document.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, cancelable: true }));

/**
 * Listens to an editor's event on the document.
 * @returns a function that stops this
 */
export const onEditorEvent = <Type extends keyof EditorEvents>(
  type: Type,
  listener: (event: CustomEvent<EditorEvents[Type]>) => void,
): (() => void) => {
  document.addEventListener(type, listener as EventListener);
  return () => document.removeEventListener(type, listener as EventListener);
};
