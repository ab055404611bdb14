export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** For the value of an attribute in double quotes. */
export const escapeAttribute = (text: string): string => escapeHtml(text).replaceAll('"', '&quot;');

export const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** HTML of text with `code` between backticks. */
export const renderText = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/**
 * Removes the indentation of the first line from all lines, and blank lines at the start and the end. The lines of an attribute's
 * value may have less.
 */
export function dedent(text: string): string {
  const lines = text.replace(/^\s*\n|\s+$/g, '').split('\n');
  const [indentation = ''] = /^ */.exec(lines[0] ?? '') ?? [];
  return lines
    .map((line) => (line.startsWith(indentation) ? line.slice(indentation.length) : line).trimEnd())
    .join('\n');
}

/** Indents every line of `text` except blank lines. */
export const indent = (text: string, spaces: number): string =>
  text
    .split('\n')
    .map((line) => (line ? ' '.repeat(spaces) + line : line))
    .join('\n');
