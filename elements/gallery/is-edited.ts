/** Whether somebody edits the page; its address and its links are the editor's business then (gallery 2.1 and 6). */
export const isEdited = (): boolean =>
  document.documentElement.matches('[class*=sqs-edit-mode],[data-azulejo-editor]');
