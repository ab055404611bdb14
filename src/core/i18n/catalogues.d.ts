/** Made by the build from all `messages/` folders (src/build/plugins/compiled-data.ts). */
declare module 'azulejo:catalogues' {
  /** By folder (`elements/gallery`): its compiled messages. */
  type Catalogues = Record<string, Record<string, (values?: Record<string, unknown>) => string>>;

  /** Imports the catalogues of a locale other than Spanish. */
  export const catalogueLoaders: Record<string, () => Promise<{ catalogues: Catalogues }>>;
}
