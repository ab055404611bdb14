import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { blockNames, root } from '../../src/build/project';

/** One run of a file in test/browser, in its own tab. */
export interface Suite {
  /** The file's name without its extension; of the contract, with the block: `contract-accordion`. */
  name: string;
  file: string;
  /** The block that the contract is tested for. */
  block?: string;
}

interface SuiteFilter {
  /** Only suites whose name begins with one of these texts. `form$` is the suite `form` alone. Empty: all suites. */
  beginnings: string[];
  /** Leaves out suites whose name begins with one of these. */
  without: string[];
  /** `1/3` is the first of three parts: the first suite, the fourth … */
  shard?: string;
}

const folder = join(root, 'test', 'browser');

export function findSuites({ beginnings, without, shard = '1/1' }: SuiteFilter): Suite[] {
  // Each name gets a `$` at its end, so that `form$` is the beginning of one name alone.
  const startsWith = (list: string[]) => (suite: Suite) =>
    list.some((text) => `${suite.name}$`.startsWith(text));
  const isWanted = startsWith(beginnings);
  const isLeftOut = startsWith(without);
  const suites = allSuites().filter(
    (suite) => (beginnings.length === 0 || isWanted(suite)) && !isLeftOut(suite),
  );
  const [part, parts] = readShard(shard);
  return suites.filter((_, index) => index % parts === part - 1);
}

function allSuites(): Suite[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => /\.test\.tsx?$/.test(path)).sort();
  return files.flatMap((path): Suite[] => {
    const name = basename(path).replace(/\.test\.tsx?$/, '');
    const file = join(folder, path);
    // The contract is long: it runs once per block, so that its runs can be shared out.
    if (name === 'contract') return blockNames().map((block) => ({ name: `contract-${block}`, file, block }));
    return [{ name, file }];
  });
}

function readShard(shard: string): [part: number, parts: number] {
  const [part = 0, parts = 0] = shard.split('/').map(Number);
  if (part >= 1 && part <= parts) return [part, parts];
  throw new Error(
    `--shard is "${shard}": expected a part and the number of parts, such as 1/3. Nothing was run.`,
  );
}
