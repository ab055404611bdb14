/** What has this part name in the dialog. */
export const partOf = (dialog: HTMLDialogElement, name: string): HTMLElement =>
  dialog.querySelector(`[part~="${name}"]`) as HTMLElement;
