const editorSelector = '[class*=sqs-edit-mode],[data-azulejo-editor]';

/** Whether the page is shown in an editor, which decides what its address, its links and its animations do. */
export const isInEditor = (): boolean =>
  [document.documentElement, document.body].some((element) => element?.matches(editorSelector));

/** Whether the page is in a frame, as the configuration area shows it. */
export const isFramed = (): boolean => self !== top;
