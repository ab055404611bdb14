/** Made by the build from all `messages/` folders (src/build/plugins/compiled-data.ts). */
declare module 'azulejo:catalogues' {
  /** By folder (`elements/gallery`): its compiled messages. */
  type Catalogues = Record<string, Record<string, (values?: Record<string, unknown>) => string>>;

  type CatalogueLoader = () => Promise<{ catalogues: Catalogues }>;

  /** By locale other than Spanish: imports its catalogues, which have all folders. */
  export const catalogueLoaders: Record<string, CatalogueLoader>;
}
