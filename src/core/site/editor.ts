const editorSelector = '[class*=sqs-edit-mode],[data-azulejo-editor]';

/** Whether the page is shown in an editor. Blocks then treat the page's address, links and animations differently. */
export const isInEditor = (): boolean =>
  [document.documentElement, document.body].some((element) => element?.matches(editorSelector));

/** Whether the page is in a frame, as the configuration area shows it. */
export const isFramed = (): boolean => self !== top;
