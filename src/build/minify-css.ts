import { transform } from 'esbuild';

/** Strings first, which stay as they are; then the spaces that esbuild leaves within values, and the `&` that browsers no longer need before a nested tag. */
const spare =
  /("[^"]*"|'[^']*')|(?<=,) | (?=\/)|(?<=\/) |(?<=\() | (?=\))|(?<=--[\w-]+:) |(?<=[{};])& (?=[a-z])/g;

const layer = '@layer azulejo';

interface Rule {
  selector: string;
  /** With its braces. */
  body: string;
}

/** The rules of a sheet, without those within them. */
export const rulesOf = (css: string): Rule[] => {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf('{', at);
    let end = open + 1;
    for (let depth = 1; depth > 0 && end < css.length; end++)
      depth += { '{': 1, '}': -1 }[css[end] as string] ?? 0;
    rules.push({ selector: css.slice(at, open), body: css.slice(open, end) });
    at = end;
  }
  return rules;
};

/** What the project's layer holds, where a sheet is nothing but that layer, in one or several pieces. */
export const withinLayer = (css: string): string | undefined => {
  if (!css.startsWith(`${layer}{`)) return undefined;
  const rules = rulesOf(css);
  if (rules.some(({ selector }) => selector !== layer)) return undefined;
  return rules.map(({ body }) => body.slice(1, -1)).join('');
};

export const layered = (css: string): string => `${layer}{${css}}`;

/** A stylesheet in the fewest bytes that say the same. */
export const minifyCss = async (css: string): Promise<string> => {
  const { code } = await transform(css, { loader: 'css', minify: true });
  const small = code.trim().replace(spare, (_, string = '') => string);
  const inner = withinLayer(small);
  return inner === undefined ? small : layered(inner);
};
