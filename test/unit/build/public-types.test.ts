import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { publicModuleNames, root } from '../../../src/build/project';

/** The declaration files of the package, as a program finds them, with all of TypeScript's checks of them. */
const dist = join(root, 'dist');
const filesIn = (folder: string): string[] =>
  readdirSync(join(dist, folder))
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => join(dist, folder, name));
const files = [...filesIn(''), ...filesIn('elements')];

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

const sourceOf = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2024, true);

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const isValue = (statement: ts.Statement): boolean =>
  ts.isVariableStatement(statement) ||
  ts.isFunctionDeclaration(statement) ||
  ts.isClassDeclaration(statement);

const nameOf = (statement: ts.Statement): string =>
  ts.isVariableStatement(statement)
    ? (statement.declarationList.declarations[0]?.name.getText() ?? '')
    : ((statement as ts.DeclarationStatement).name?.getText() ?? '');

describe('the declaration files', () => {
  it('have no fault, library checks included', { timeout: 60_000 }, () => {
    const program = ts.createProgram(files, options);
    const faults = files
      .map((file) => program.getSourceFile(file))
      .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
      .map(
        ({ file, code, messageText }) =>
          `${file?.fileName.slice(dist.length + 1)}: TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      );
    expect(files.length).toBeGreaterThan(publicModuleNames.length);
    expect(faults).toEqual([]);
  });

  it('describe all that they export', () => {
    const bare = files.flatMap((file) =>
      sourceOf(file)
        .statements.filter(isExported)
        .filter((statement) => ts.getJSDocCommentsAndTags(statement).length === 0)
        .map((statement) => `${file.slice(dist.length + 1)}: ${nameOf(statement)}`),
    );
    expect(bare).toEqual([]);
  });

  it('of the public modules export the values that the modules export', () => {
    const declaredIn = (name: string): string[] =>
      sourceOf(join(dist, `${name}.d.ts`))
        .statements.filter((statement) => isExported(statement) && isValue(statement))
        .map(nameOf);
    const code = `
      const names = ${JSON.stringify(publicModuleNames)};
      const modules = await Promise.all(names.map((name) => import('azulejo/' + name)));
      console.log(JSON.stringify(modules.map((module) => Object.keys(module))));`;
    const run = ['--input-type=module', '--eval', code];
    const exported: string[][] = JSON.parse(
      execFileSync(process.execPath, run, { cwd: root, encoding: 'utf8' }),
    );
    const differences = publicModuleNames.flatMap((name, index) => {
      const declared = declaredIn(name);
      const values = exported[index] ?? [];
      return [...declared, ...values]
        .filter((value) => !(declared.includes(value) && values.includes(value)))
        .map((value) => `${name}: ${value}`);
    });
    // Marked `@internal`.
    expect(differences.sort()).toEqual(['site: answerRefusal', 'site: askToSignIn']);
  });
});
