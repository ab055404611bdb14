export type Editor = typeof import('../../src/features/editor');

/** What people build a site with: dist/editor.js, which pages load only where a tool needs it. */
export const loadEditor = (): Promise<Editor> => import(new URL('../editor.js', import.meta.url).href);

/** The demo's pages are in English, whatever the language of a block in them. */
export const english = { locale: 'en' };
