import ts from 'typescript';
import type { BlockDescription, NamedItem, TypedItem } from './block-description';
import { commentOf, parseSource } from './read-sources';

export type ElementDocs = Pick<
  BlockDescription,
  'description' | 'events' | 'methods' | 'readable' | 'slots' | 'parts' | 'cssProperties' | 'states'
>;

const isDefineBlock = (node: ts.Node): boolean =>
  ts.isExpressionStatement(node) &&
  ts.isCallExpression(node.expression) &&
  node.expression.expression.getText() === 'defineBlock';

/** Finds the call at any depth: some blocks call it in a function, after a module has loaded. */
const defineBlockIn = (node: ts.Node): ts.Node | undefined =>
  isDefineBlock(node) ? node : ts.forEachChild(node, defineBlockIn);

/** `name - text`; the default slot has no name: `- text`. */
const named = (text: string): NamedItem => {
  const [, name = '', description = ''] = /^(?:-|(\S+)(?: -)?)(?: (.*))?$/.exec(text) ?? [];
  return { name, description };
};

/** `{type} name - text`; the type may contain braces. */
const typed =
  (defaultType: string) =>
  (text: string): TypedItem => {
    const [, type = defaultType, rest = text] = /^\{(.+?)\} (?=\S+(?: -|$))(.*)$/.exec(text) ?? [];
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
  const { description, tagged } = commentOf(statement);
  return {
    description,
    slots: tagged('slot').map(named),
    events: tagged('fires').map(typed('CustomEvent<null>')),
    methods: tagged('method').map(typed('() => void')),
    readable: tagged('readable').map(typed('unknown')),
    parts: tagged('csspart').map(named),
    cssProperties: tagged('cssproperty').map(cssProperty),
    states: tagged('cssstate').map(named),
  };
};
