import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { root } from '../blocks';
import type { BlockDescription } from '../describe/block-description';

/** The declarations that TypeScript makes of a file, without those marked `@internal`. */
const declarationsOf = (file: string): string => {
  const { outputText, diagnostics } = ts.transpileDeclaration(readFileSync(root + file, 'utf8'), {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { stripInternal: true, target: ts.ScriptTarget.ES2022, strict: true },
  });
  if (diagnostics?.length)
    throw Error(`${file}: ${ts.flattenDiagnosticMessageText(diagnostics[0]?.messageText, ' ')}`);
  return outputText;
};

const imports = /^import .*;\n/gm;

/** `export { a, type B } from './x'`, `export type { C } from './y'` */
const reexports = /^export (?:type )?\{([^}]*)\} from '(\..+)';/gm;

/** Declarations of values. Types may stay exported: others are made of them. */
const exportedValue = /^export (?=declare (?:const|function|class) (\w+))/gm;

const hideValuesExcept = (declarations: string, names: string[]): string =>
  declarations.replace(exportedValue, (word, name) => (names.includes(name) ? word : ''));

/** `overlays.d.ts` and so on: the declarations of the modules whose exports the service exports. */
export const serviceTypes = (service: string): string => {
  const folder = `src/features/${service}`;
  const declarations = [...readFileSync(`${root}${folder}/index.ts`, 'utf8').matchAll(reexports)].map(
    ([, list = '', path = '']) => {
      const file = declarationsOf(`${posix.join(folder, path)}.ts`).replace(imports, '');
      return hideValuesExcept(
        file,
        list.split(',').map((name) => name.trim()),
      );
    },
  );
  // Without this line, a declaration file exports all that it declares.
  return [...declarations, 'export {};\n'].join('\n');
};

/** azulejo.d.ts: the global `Azulejo`, the same names as exports, and all elements' types. */
export const apiTypes = (blocks: BlockDescription[]): string =>
  [
    blocks.map(({ moduleName }) => `import './elements/${moduleName}.js';\n`).join(''),
    declarationsOf('src/core/adoption-report.ts'),
    declarationsOf('src/core/site/site-api.ts'),
    declarationsOf('src/loader/api.ts').replace(imports, ''),
    declarationsOf('src/loader/npm/index.ts').replace(imports, ''),
  ].join('\n');
