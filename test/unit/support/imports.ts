import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../../../src/build/project';

export interface Import {
  from: string;
  to: string;
  /** `import('…')` at run time. */
  isDynamic: boolean;
  /** `import type …`, or `typeof import('…')`: nothing of the file runs. */
  isTypeOnly: boolean;
  /** `import './file'`, without a name. */
  isForEffect: boolean;
}

/** The TypeScript files of a folder: `src/core/emit.ts`. */
export const listSources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);

/** `../core/emit` -> `src/core/emit.ts`; undefined for packages and for files that do not exist. */
const resolveImport = (from: string, specifier: string): string | undefined => {
  if (!specifier.startsWith('.')) return undefined;
  const path = relative(root, join(root, dirname(from), specifier));
  const candidates = [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`, path];
  return candidates.find((candidate) => existsSync(join(root, candidate)));
};

/** What a file imports of this repository, type-only imports included. */
export const readImports = (file: string): Import[] => {
  const found: Import[] = [];
  const add = (
    node: ts.Node | undefined,
    { isDynamic = false, isTypeOnly = false, isForEffect = false } = {},
  ): void => {
    const to = node && ts.isStringLiteralLike(node) ? resolveImport(file, node.text) : undefined;
    if (to) found.push({ from: file, to, isDynamic, isTypeOnly, isForEffect });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier, {
        isTypeOnly: node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
        isForEffect: !node.importClause,
      });
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, { isTypeOnly: node.isTypeOnly });
    // A type such as `typeof import('./cart')` depends on the file as `import type` does.
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, { isTypeOnly: true });
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], { isDynamic: true });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest));
  return found;
};
