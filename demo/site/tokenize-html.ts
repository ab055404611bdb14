export type TokenKind = 'tag' | 'attribute' | 'value' | 'comment';

interface Token {
  kind: TokenKind;
  start: number;
  end: number;
}

const comment = /<!--[\s\S]*?-->/y;
const tagStart = /<\/?[a-z][\w-]*|<!doctype/iy;
const tagEnd = /\s*\/?>/y;
const attribute = /\s+([^\s=>/"']+)(?:(\s*=\s*)("[^"]*"|'[^']*'|[^\s>]+))?/y;

/** The parts of HTML source that get a colour, in order. Text between tags gets none. */
export function tokenize(html: string): Token[] {
  const tokens: Token[] = [];
  const match = (pattern: RegExp, index: number): RegExpExecArray | null => {
    pattern.lastIndex = index;
    return pattern.exec(html);
  };
  let index = html.indexOf('<');
  while (index >= 0) {
    const commentMatch = match(comment, index);
    const tag = commentMatch ? null : match(tagStart, index);
    let end = index + (commentMatch ?? tag ?? ['<'])[0].length;
    if (commentMatch) tokens.push({ kind: 'comment', start: index, end });
    if (tag) {
      tokens.push({ kind: 'tag', start: index, end });
      for (let found = match(attribute, end); found; found = match(attribute, end)) {
        const [whole, name = '', equals = '', value = ''] = found;
        const nameEnd = end + whole.length - equals.length - value.length;
        tokens.push({ kind: 'attribute', start: nameEnd - name.length, end: nameEnd });
        end += whole.length;
        if (value) tokens.push({ kind: 'value', start: end - value.length, end });
      }
      const closing = match(tagEnd, end);
      if (closing) {
        tokens.push({ kind: 'tag', start: end, end: end + closing[0].length });
        end += closing[0].length;
      }
    }
    index = html.indexOf('<', end);
  }
  return tokens;
}
