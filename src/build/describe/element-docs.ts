import ts from 'typescript';
import type {
  BlockDescription,
  EventDescription,
  MethodDescription,
  NamedItem,
  ReadableDescription,
} from './block-description';
import { parseSource } from './read-sources';

export type ElementDocs = Pick<
  BlockDescription,
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

/** Finds the call at any depth: some blocks call it in a function, after a module has loaded. */
const defineBlockIn = (node: ts.Node): ts.Node | undefined =>
  isDefineBlock(node) ? node : ts.forEachChild(node, defineBlockIn);

const textOf = (comment: ts.JSDocTag['comment']): string =>
  (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim();

/** `name - text`; the default slot has no name: `- text`. */
const named = (text: string): NamedItem => {
  const [, name = '', description = ''] = /^(?:-|(\S+)(?: -)?)(?: (.*))?$/.exec(text) ?? [];
  return { name, description };
};

/** `{type} name - text`; the type may contain braces. */
const event = (text: string): EventDescription => {
  const [, type = 'CustomEvent<null>', rest = text] = /^\{(.+?)\} (?=az-)(.*)$/.exec(text) ?? [];
  return { ...named(rest), type };
};

/** `{type} name - text`, for a method or a property. */
const typed =
  (defaultType: string) =>
  (text: string): MethodDescription | ReadableDescription => {
    const [, type = defaultType, rest = text] = /^\{(.+?)\} (.*)$/.exec(text) ?? [];
    return { ...named(rest), type };
  };

/** `[name=default] - text`, as in JSDoc, or without a default. */
const cssProperty = (text: string) => {
  const [, name, value, description = ''] = /^\[(\S+?)=(.+?)\](?: -)?(?: (.*))?$/.exec(text) ?? [];
  return name ? { name, description, default: value } : named(text);
};

/**
 * Reads the comment at `defineBlock`: a description of the element, and the tags `@slot`, `@fires {type}`,
 * `@method {type}`, `@readable {type}`, `@csspart`, `@cssproperty` and `@cssstate`, each as `name - text`.
 */
export const elementDocs = (file: string): ElementDocs => {
  const statement = defineBlockIn(parseSource(file));
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
    methods: tagged('method', typed('() => void')),
    readable: tagged('readable', typed('unknown')),
    parts: tagged('csspart', named),
    cssProperties: tagged('cssproperty', cssProperty),
    states: tagged('cssstate', named),
  };
};
