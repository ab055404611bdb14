import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { parseSource } from '../describe/read-sources';
import { root } from '../project';
import { declarationsOf } from './declarations';

/**
 * `overlays.d.ts` and so on: the declarations that a public module exports, and all declarations of the project that these refer
 * to. A declaration that is not exported stays private.
 * @module
 */

/** A name in a file. `name` may differ from the name where it is used, as in `import { a as b }`. */
interface Origin {
  /** From the project's root; in an import, as it is written there. */
  file: string;
  name: string;
}

interface TypeModule {
  /** Name -> its declarations: several of a function with overloads. */
  declared: Map<string, ts.Statement[]>;
  imported: Map<string, Origin>;
  /** Exported name -> the name in another file that the file re-exports. */
  reexported: Map<string, Origin>;
  /** The names that the file declares and exports. */
  exported: string[];
}

const resolve = (from: string, path: string): string => {
  if (!path.startsWith('.'))
    throw Error(`${from}: the public types need ${path}, which readers may not have`);
  const base = posix.join(posix.dirname(from), path);
  const found = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((file) => existsSync(root + file));
  if (!found) throw Error(`${from}: ${path} is no file of the project`);
  return found;
};

const namesOf = (statement: ts.Statement): string[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as ts.DeclarationStatement;
  return name ? [name.getText()] : [];
};

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const literalText = (node: ts.Node | undefined): string => (node as ts.StringLiteral).text;

const readModule = (file: string): TypeModule => {
  const module: TypeModule = {
    declared: new Map(),
    imported: new Map(),
    reexported: new Map(),
    exported: [],
  };
  // The declarations have only the imports of types that TypeScript could not leave out, so imports come from the source.
  const source = parseSource(root + file);
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings)) continue;
      for (const { name, propertyName } of bindings.elements)
        module.imported.set(name.text, {
          file: literalText(statement.moduleSpecifier),
          name: (propertyName ?? name).text,
        });
    }
    if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    )
      for (const { name, propertyName } of statement.exportClause.elements) {
        const origin = (propertyName ?? name).text;
        const { moduleSpecifier } = statement;
        const other = moduleSpecifier
          ? { file: literalText(moduleSpecifier), name: origin }
          : module.imported.get(origin);
        if (other) module.reexported.set(name.text, other);
      }
  }
  const declarations = ts.createSourceFile(file, declarationsOf(file), ts.ScriptTarget.ES2022, true);
  for (const statement of declarations.statements)
    for (const name of namesOf(statement)) {
      module.declared.set(name, [...(module.declared.get(name) ?? []), statement]);
      if (isExported(statement)) module.exported.push(name);
    }
  return module;
};

const modules = new Map<string, TypeModule>();

const moduleOf = (file: string): TypeModule => {
  const module = modules.get(file) ?? readModule(file);
  modules.set(file, module);
  return module;
};

/** The file that declares a name, through all exports of others; undefined for a declaration marked `@internal`. */
const originOf = ({ file, name }: Origin): Origin | undefined => {
  const { declared, imported, reexported } = moduleOf(file);
  if (declared.has(name)) return { file, name };
  const other = reexported.get(name) ?? imported.get(name);
  return other && originOf({ name: other.name, file: resolve(file, other.file) });
};

/** The names that a declaration may refer to; those of its members are left out. */
const referencesIn = (node: ts.Node): string[] => {
  const names: string[] = [];
  const visit = (child: ts.Node): void => {
    const isName = (child.parent as ts.NamedDeclaration).name === child;
    if (ts.isIdentifier(child) && !isName) names.push(child.text);
    ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return names;
};

/** The comment right before a declaration; "" if it is the comment of the file. */
const leadingComment = (statement: ts.Statement): string => {
  const file = statement.getSourceFile().text;
  const range = ts.getLeadingCommentRanges(file, statement.pos)?.at(-1);
  const comment = range ? file.slice(range.pos, range.end) : '';
  return comment && !comment.includes('@module') ? `${comment}\n` : '';
};

const declarationText = (statement: ts.Statement, isPublic: boolean): string => {
  const code = statement.getText().replace(/^export /, '');
  return `${leadingComment(statement)}${isPublic ? 'export ' : ''}${code}\n`;
};

/** The declaration file of a public module: a folder of `publicModuleNames`. */
export const publicModuleTypes = (moduleName: string): string => {
  const index = `src/features/${moduleName}/index.ts`;
  const { reexported, exported } = moduleOf(index);
  const publicNames = [...exported, ...reexported.keys()].flatMap((name) => {
    const origin = originOf({ file: index, name });
    return origin ? [{ name, origin }] : [];
  });
  const fileOf = new Map<string, string>();
  const declarations: string[] = [];

  const include = (origin: Origin | undefined): void => {
    if (!origin) return;
    const { file, name } = origin;
    const known = fileOf.get(name);
    if (known === file) return;
    if (known) throw Error(`${moduleName}.d.ts has two ${name}: of ${known} and of ${file}`);
    fileOf.set(name, file);
    const { declared, imported } = moduleOf(file);
    const isPublic = publicNames.some(({ name: own, origin }) => own === name && origin.file === file);
    for (const statement of declared.get(name) ?? []) {
      declarations.push(declarationText(statement, isPublic));
      for (const reference of referencesIn(statement))
        if (declared.has(reference) || imported.has(reference)) include(originOf({ file, name: reference }));
    }
  };
  for (const { origin } of publicNames) include(origin);
  const renamed = publicNames.filter(({ name, origin }) => name !== origin.name);
  // Without an export of its own, a declaration file exports all that it declares.
  const exports = renamed.map(({ name, origin }) => `${origin.name} as ${name}`).join(', ');
  return [...declarations, `export {${exports && ` ${exports} `}};\n`].join('\n');
};
