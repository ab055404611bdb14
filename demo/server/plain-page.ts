import { html, raw } from 'hono/html';

interface PlainPage {
  lang: 'en' | 'es';
  title: string;
  /** What follows the heading. */
  content: unknown;
  /** The link to the first page. */
  homeLink: string;
  /** CSS rules besides those of every plain page. */
  styles?: string;
}

const commonStyles = `
      html { color: light-dark(#14213d, #fbfaf6); background: light-dark(#fbfaf6, #14213d); }
      body { max-width: 36rem; margin: 12vh auto; padding: 0 24px; font: 1.125rem/1.6 system-ui, sans-serif; }
      h1 { font-family: ui-serif, Georgia, serif; line-height: 1.2; }
      a { color: light-dark(#1f4e9e, #d9a441); }`;

/** A page without the style sheets of the demo. */
export const plainPage = ({ lang, title, content, homeLink, styles = '' }: PlainPage) => html`<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} – Azulejo</title>
    <style>${raw(commonStyles + styles)}
    </style>
  </head>
  <body>
    <h1>${title}</h1>
    ${content}
    <p><a href="/">${homeLink}</a></p>
  </body>
</html>
`;
