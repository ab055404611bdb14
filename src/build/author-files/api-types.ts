import type { BlockDescription } from '../describe/block-description';
import { declarationsOf } from './declarations';

const imports = /^import .*;\n/gm;

/** azulejo.d.ts: the global `Azulejo`, the same names as exports, and all elements' types. */
export const apiTypes = (blocks: BlockDescription[]): string =>
  [
    blocks.map(({ moduleName }) => `import './elements/${moduleName}.js';\n`).join(''),
    declarationsOf('src/core/adoption-report.ts'),
    declarationsOf('src/core/cart-adapter.ts').replace(imports, ''),
    declarationsOf('src/core/failure-reason.ts'),
    declarationsOf('src/core/overlay-options.ts'),
    declarationsOf('src/core/site/site-api.ts'),
    declarationsOf('src/core/site/site-context-types.ts'),
    declarationsOf('src/loader/api.ts').replace(imports, ''),
    declarationsOf('src/loader/npm/index.ts').replace(imports, ''),
  ].join('\n');
