/** Made by the build from all `messages/` folders (src/build/plugins/compiled-data.ts). */
declare module 'azulejo:catalogues' {
  /** Folder (`elements/gallery`) -> key -> function that formats the message. */
  type Catalogues = Record<string, Record<string, (values?: Record<string, unknown>) => string>>;

  type CatalogueLoader = () => Promise<{ catalogues: Catalogues }>;

  /** Locale -> function that imports its catalogues, which have all folders. Spanish has none. */
  export const catalogueLoaders: Record<string, CatalogueLoader>;
}
