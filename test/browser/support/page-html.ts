/** Attributes of the script tag that replace the maps and frames of other sites with the demo server's. */
export const mockAttributes =
  'data-tiles="/_tiles/{style}/{z}/{x}/{y}.svg?labels={labels}&terrain={terrain}" data-google-maps="/dist/demo/maps/google.js" data-embeds="/_players/{provider}/"';

interface PageHtml {
  html: string;
  /** Address of the library's script; null for a page without it. */
  script: string | null;
  dir?: string;
  lang?: string;
}

/**
 * Puts the body of a suite's page into a whole document. A document that is whole already stays unchanged and must load
 * the library itself.
 */
export function wholeDocument({ html, script, dir, lang = 'es' }: PageHtml): string {
  if (/^\s*<(!doctype|html)/i.test(html)) return html;
  return `<!doctype html>
<html lang="${lang}"${dir ? ` dir="${dir}"` : ''}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>A page under test</title>
    ${script ? `<script src="${script}" ${mockAttributes} async></script>` : ''}
  </head>
  <body>
${html}`;
}
