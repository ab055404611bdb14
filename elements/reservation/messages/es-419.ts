import { messages as widget } from '../../../src/features/provider-script/messages/es-419';

export const messages = {
  ...widget,
  /** Whoever edits the site reads these two. */
  previewTitle: 'Preview Only',
  preview: 'Cierra la sesión para usar este bloque.',
};
