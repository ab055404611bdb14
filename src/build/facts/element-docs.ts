import ts from 'typescript';
import type { BlockFacts, EventFacts, MethodFacts, Named, ReadableFacts } from './block-facts';
import type { Sources } from './read-sources';

export type ElementDocs = Pick<
  BlockFacts,
  'description' | 'events' | 'methods' | 'readable' | 'slots' | 'parts' | 'cssProperties' | 'states'
>;

interface Tag {
  name: string;
  text: string;
}

const isDefineBlock = (node: ts.Node): boolean =>
  ts.isExpressionStatement(node) &&
  ts.isCallExpression(node.expression) &&
  node.expression.expression.getText() === 'defineBlock';

/** Also in a function: a block may wait for what it needs. */
const defineBlockIn = (node: ts.Node): ts.Node | undefined =>
  isDefineBlock(node) ? node : ts.forEachChild(node, defineBlockIn);

const textOf = (comment: ts.JSDocTag['comment']): string =>
  (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim();

/** `name - text`; `- text` is of the nameless one, the default slot. */
const named = (text: string): Named => {
  const [, name = '', description = ''] = /^(?:-|(\S+)(?: -)?)(?: (.*))?$/.exec(text) ?? [];
  return { name, description };
};

/** `{type} name - text`. A type has braces of its own. */
const event = (text: string): EventFacts => {
  const [, type = 'CustomEvent<null>', rest = text] = /^\{(.+?)\} (?=az-)(.*)$/.exec(text) ?? [];
  return { ...named(rest), type };
};

/** `{type} name - text`. */
const method = (text: string): MethodFacts => {
  const [, type = '() => void', rest = text] = /^\{(.+?)\} (.*)$/.exec(text) ?? [];
  return { ...named(rest), type };
};

/** `{type} name - text`. */
const readable = (text: string): ReadableFacts => {
  const [, type = 'unknown', rest = text] = /^\{(.+?)\} (.*)$/.exec(text) ?? [];
  return { ...named(rest), type };
};

/** `[name=default] - text`, as in JSDoc, or without a default. */
const cssProperty = (text: string) => {
  const [, name, value, description = ''] = /^\[(\S+?)=(.+?)\](?: -)?(?: (.*))?$/.exec(text) ?? [];
  return name ? { name, description, default: value } : named(text);
};

/**
 * What the comment at `defineBlock` says: what the element is, and `@slot`, `@fires {type}`, `@method {type}`, `@readable {type}`, `@csspart`, `@cssproperty`
 * and `@cssstate`, each as `name - text`.
 */
export const elementDocs = ({ sourceOf }: Sources, file: string): ElementDocs => {
  const statement = defineBlockIn(sourceOf(file));
  if (!statement) throw Error(`${file} does not call defineBlock, which every block does.`);
  const comment = ts.getJSDocCommentsAndTags(statement).find(ts.isJSDoc);
  const tags = (comment?.tags ?? []).map(
    (tag): Tag => ({ name: tag.tagName.text, text: textOf(tag.comment) }),
  );
  const tagged = <T>(name: string, parse: (text: string) => T): T[] =>
    tags.filter((tag) => tag.name === name).map(({ text }) => parse(text));
  return {
    description: textOf(comment?.comment),
    slots: tagged('slot', named),
    events: tagged('fires', event),
    methods: tagged('method', method),
    readable: tagged('readable', readable),
    parts: tagged('csspart', named),
    cssProperties: tagged('cssproperty', cssProperty),
    states: tagged('cssstate', named),
  };
};
