import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { root } from '../project';

/** The declarations that TypeScript makes of a file, without those marked `@internal`. */
export const declarationsOf = (file: string): string => {
  const { outputText, diagnostics } = ts.transpileDeclaration(readFileSync(root + file, 'utf8'), {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { stripInternal: true, target: ts.ScriptTarget.ES2022, strict: true },
  });
  if (diagnostics?.length)
    throw Error(`${file}: ${ts.flattenDiagnosticMessageText(diagnostics[0]?.messageText, ' ')}`);
  return outputText;
};
