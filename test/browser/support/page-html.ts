/** The demo server's maps, in place of other sites'. */
export const standIns =
  'data-tiles="/_tiles/{style}/{z}/{x}/{y}.svg?labels={labels}&terrain={terrain}" data-google-maps="/dist/demo/maps/google.js"';

interface PageHtml {
  html: string;
  /** Address of the library's script; null for a page without it. */
  script: string | null;
  dir?: string;
  lang?: string;
}

/**
 * Makes a whole document of what a suite writes as the body. A document that is whole already is left as it is, and
 * loads the library by itself.
 */
export function wholeDocument({ html, script, dir, lang = 'es' }: PageHtml): string {
  if (/^\s*<(!doctype|html)/i.test(html)) return html;
  return `<!doctype html>
<html lang="${lang}"${dir ? ` dir="${dir}"` : ''}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>A page under test</title>
    ${script ? `<script src="${script}" ${standIns} async></script>` : ''}
  </head>
  <body>
${html}`;
}
