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

/** The type of a catalogue's keys; the catalogue itself is no export of a service. */
const exportedMessages = /^export (?=declare const messages:)/gm;

/** `overlays.d.ts` and so on: the declarations of the modules whose exports the service exports. */
export const serviceTypes = (service: string): string => {
  const folder = `src/features/${service}`;
  return [...readFileSync(`${root}${folder}/index.ts`, 'utf8').matchAll(/from '(\..+)'/g)]
    .map(([, path = '']) =>
      declarationsOf(`${posix.join(folder, path)}.ts`)
        .replace(imports, '')
        .replace(exportedMessages, ''),
    )
    .join('\n');
};

/** azulejo.d.ts: the global `Azulejo`, the same names as exports, and all elements' types. */
export const apiTypes = (blocks: BlockDescription[]): string =>
  [
    blocks.map(({ moduleName }) => `import './elements/${moduleName}.js';\n`).join(''),
    declarationsOf('src/core/site/site-api.ts'),
    declarationsOf('src/loader/api.ts').replace(imports, ''),
    declarationsOf('src/loader/npm/index.ts').replace(imports, ''),
  ].join('\n');
