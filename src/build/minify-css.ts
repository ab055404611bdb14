import { transform } from 'esbuild';

/**
 * The first alternative matches strings, which stay. The others match spaces that esbuild leaves within values, and the `&`
 * before a nested tag, which browsers no longer need.
 */
const removablePattern =
  /("[^"]*"|'[^']*')|(?<=,) | (?=\/)|(?<=\/) |(?<=\() | (?=\))|(?<=--[\w-]+:) |(?<=[{};])& (?=[a-z])/g;

const layer = '@layer azulejo';

interface Rule {
  selector: string;
  /** With its braces. */
  body: string;
}

/** The top-level rules of a stylesheet. */
export const rulesOf = (css: string): Rule[] => {
  const rules: Rule[] = [];
  let start = 0;
  let open = 0;
  let depth = 0;
  // A brace in a string, as in [data*='"design":1}'], is no brace of a rule.
  for (const { 0: token, index } of css.matchAll(/"[^"]*"|'[^']*'|[{}]/g)) {
    if (token === '{' && depth++ === 0) open = index;
    if (token !== '}' || --depth > 0) continue;
    rules.push({ selector: css.slice(start, open), body: css.slice(open, index + 1) });
    start = index + 1;
  }
  return rules;
};

/** The content of the project's layer; undefined for a stylesheet with rules outside the layer. */
export const contentOfLayer = (css: string): string | undefined => {
  if (!css.startsWith(`${layer}{`)) return undefined;
  const rules = rulesOf(css);
  if (rules.some(({ selector }) => selector !== layer)) return undefined;
  return rules.map(({ body }) => body.slice(1, -1)).join('');
};

export const wrapInLayer = (css: string): string => `${layer}{${css}}`;

/** The oldest Safari that runs the blocks, as README says; Safari alone needs prefixes, such as that of `user-select`. */
const target = 'safari17.5';

/** Minifies a stylesheet, and adds the prefixes that Safari needs. */
export const minifyCss = async (css: string): Promise<string> => {
  const { code } = await transform(css, { loader: 'css', minify: true, target });
  const minified = code.trim().replace(removablePattern, (_, string = '') => string);
  const inner = contentOfLayer(minified);
  return inner === undefined ? minified : wrapInLayer(inner);
};
