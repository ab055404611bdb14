import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { designTokensOf } from '../../../src/build/describe/design-tokens';
import { elementDocs } from '../../../src/build/describe/element-docs';
import { parseSource } from '../../../src/build/describe/read-sources';
import { blockNames, root } from '../../../src/build/project';
import { listSources, readImports } from '../support/imports';

const kinds = ['parts', 'events', 'states'] as const;
type Names = Record<(typeof kinds)[number], Set<string>>;

/** Parts in shared features that a block imports for something else, and never renders. */
const notRendered: Record<string, string[]> = {
  // The module tells whether the visitor allows a request; the link stands for the prompt.
  'comment-count': ['consent', 'accept'],
  'follow-button': ['consent', 'accept'],
  // Its two fields are single texts without a description, which are not required.
  'link-editor': ['required', 'description', 'group', 'count', 'caption'],
};

/** The site, which a page has once, fires events for the blocks that call it through `Azulejo.site`. */
const siteSources = listSources('src/features/site');

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/**
 * The names that an expression surely has: the words of its literals, of both branches of a condition, and of a template up
 * to the first word that is put together.
 */
const namesIn = (node: ts.Node | undefined): string[] => {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return wordsOf(node.text);
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return namesIn(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(namesIn);
  if (ts.isTemplateExpression(node)) return wordsOf(node.head.text.replace(/\S+$/, ''));
  return [];
};

/** `host.internals.states.add`, `states[isOpen ? 'add' : 'delete']` */
const isStateMethod = (callee: ts.Expression): boolean => {
  const isAccess = ts.isPropertyAccessExpression(callee) || ts.isElementAccessExpression(callee);
  return isAccess && /(^|\.)states$/.test(callee.expression.getText());
};

/** The names that a call sets or fires, with the kind of name. */
const namesOfCall = ({ expression, arguments: args }: ts.CallExpression) => {
  const callee = expression.getText();
  if (callee === 'emit') return { kind: 'events', names: namesIn(args[1]) } as const;
  if (callee === 'useCustomState') return { kind: 'states', names: namesIn(args[1]) } as const;
  if (isStateMethod(expression)) return { kind: 'states', names: namesIn(args[0]) } as const;
  if (callee.endsWith('.setAttribute') && namesIn(args[0])[0] === 'part')
    return { kind: 'parts', names: namesIn(args[1]) } as const;
  return undefined;
};

interface SourceNames {
  /** Names that the code renders, fires or sets, as far as literals tell. */
  used: Names;
  /** All words of all literals: what a documented name may come from, through variables and types. */
  words: Set<string>;
}

const readNames = (file: string): SourceNames => {
  const used: Names = { parts: new Set(), events: new Set(), states: new Set() };
  const words = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'part')
      for (const name of namesIn(node.initializer)) used.parts.add(name);
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'part')
      for (const name of namesIn(node.initializer)) used.parts.add(name);
    if (ts.isCallExpression(node)) {
      const call = namesOfCall(node);
      for (const name of call?.names ?? []) used[call?.kind ?? 'parts'].add(name);
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      for (const word of wordsOf(node.text)) words.add(word);
    ts.forEachChild(node, visit);
  };
  visit(parseSource(root + file));
  return { used, words };
};

const cached = <Value>(read: (file: string) => Value) => {
  const known = new Map<string, Value>();
  return (file: string): Value => {
    const value = known.get(file) ?? read(file);
    known.set(file, value);
    return value;
  };
};
const namesOf = cached(readNames);
/** Without imports for their effect, which keep modules in one chunk: the block renders nothing of them. */
const importsOf = cached((file) =>
  readImports(file).filter(({ isTypeOnly, isForEffect }) => !isTypeOnly && !isForEffect),
);

/** The files of a block, and those of src that it imports, at any depth. */
const sourcesOf = (block: string): string[] => {
  const files = new Set(listSources(`elements/${block}`));
  // Iterating a Set visits members that are added meanwhile.
  for (const file of files)
    for (const { to } of importsOf(file)) if (/^src\/.*\.tsx?$/.test(to)) files.add(to);
  return [...files];
};

/** `--az-_…` is private. The comment of a chart's first colour describes all eight. */
const publicPropertiesIn = (css: string): string[] =>
  [...css.matchAll(/var\((--az-(?!_)[\w-]+)/g)].map(([, name = '']) =>
    name.replace(/^(--az-chart-color)-\d$/, '$1-1'),
  );

describe.each(blockNames())('the reference of az-%s', (block) => {
  it('has all custom properties that its stylesheets read', () => {
    const folder = join(root, 'elements', block);
    const documented = [...elementDocs(`${folder}/index.ts`).cssProperties, ...designTokensOf(folder)].map(
      ({ name }) => name,
    );
    const read = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => publicPropertiesIn(readFileSync(join(folder, file), 'utf8')));
    expect(read.filter((name) => !documented.includes(name))).toEqual([]);
  });
});

describe.each(blockNames())('the comment of az-%s', (block) => {
  const docs = elementDocs(`${root}elements/${block}/index.ts`);
  const sources = sourcesOf(block);

  it.each(kinds)('documents all %s that its code has', (kind) => {
    const documented = new Set(docs[kind].map(({ name }) => name));
    const missing = sources
      // The core's are those of every block.
      .filter((file) => !file.startsWith('src/core/'))
      .flatMap((file) =>
        [...namesOf(file).used[kind]]
          .filter((name) => !documented.has(name) && !notRendered[block]?.includes(name))
          .map((name) => `${name} in ${file}`),
      );
    expect(missing).toEqual([]);
  });

  it.each(kinds)('documents no %s that its code does not have', (kind) => {
    const words = new Set([...sources, ...siteSources].flatMap((file) => [...namesOf(file).words]));
    const isKnown = (name: string): boolean =>
      // `az-${event}`
      words.has(name) || (kind === 'events' && words.has('az-') && words.has(name.slice('az-'.length)));
    const unknown = docs[kind].map(({ name }) => name).filter((name) => !isKnown(name));
    expect(unknown).toEqual([]);
  });
});
