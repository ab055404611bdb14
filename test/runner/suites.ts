import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { blockNames, root } from '../../src/build/project';

/** One run of a file in test/browser, in its own tab. */
export interface Suite {
  /** The file's path below test/browser without `.test.ts`, `gallery/strips`; of the contract: `contract-accordion`. */
  name: string;
  file: string;
  /** The block that the contract is tested for. */
  block?: string;
}

interface SuiteFilter {
  /** Only suites whose name one of these regular expressions matches. Empty: all suites. */
  patterns: string[];
  /** Leaves out suites whose name one of these matches. */
  without: string[];
  /** `1/3` is the first of three parts: the first suite, the fourth … */
  shard?: string;
}

const folder = join(root, 'test', 'browser');
const suiteFile = /\.test\.tsx?$/;

export function findSuites({ patterns, without, shard = '1/1' }: SuiteFilter): Suite[] {
  const matchesOneOf = (list: string[]) => {
    const expressions = list.map((pattern) => new RegExp(pattern));
    return ({ name }: Suite) => expressions.some((expression) => expression.test(name));
  };
  const isWanted = patterns.length === 0 ? () => true : matchesOneOf(patterns);
  const isLeftOut = matchesOneOf(without);
  const suites = allSuites().filter((suite) => isWanted(suite) && !isLeftOut(suite));
  const [part, parts] = readShard(shard);
  return suites.filter((_, index) => index % parts === part - 1);
}

function allSuites(): Suite[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => suiteFile.test(path)).sort();
  return files.flatMap((path): Suite[] => {
    const name = path.replaceAll(sep, '/').replace(suiteFile, '');
    const file = join(folder, path);
    // The contract is long: it runs once per block, so that its runs can be shared out.
    if (name === 'contract/contract')
      return blockNames().map((block) => ({ name: `contract-${block}`, file, block }));
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
