export type Editor = typeof import('../../src/features/editor');

/** Loads dist/editor.js, the module for tools in which people build a site. Pages load it only if a tool needs it. */
export const loadEditor = (): Promise<Editor> => import(new URL('../editor.js', import.meta.url).href);

/** The demo's pages are in English, whatever the language of a block in them. */
export const english = { locale: 'en' };
