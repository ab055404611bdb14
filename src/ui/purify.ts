import dompurify, { type Config } from 'dompurify';

/** HTML without what could run, as nodes: where Trusted Types are required, text would not be taken. */
export const purify = (html: string, config: Config): DocumentFragment =>
  dompurify.sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true });
