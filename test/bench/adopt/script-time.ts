import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Protocol } from 'puppeteer-core';

const dist = join(import.meta.dirname, '../../../dist');

/** `adopt-page.js`, and the chunks that it imports. */
const filesOf = (name: string): Set<string> => {
  const code = readFileSync(join(dist, name), 'utf8');
  return new Set([name, ...[...code.matchAll(/"\.\/chunks\/([^"]+\.js)"/g)].map(([, file = '']) => file)]);
};

/** How long the code that adopts a page has run, with all that it called, in milliseconds. */
export const scriptTimeOf = ({ nodes, samples = [], timeDeltas = [] }: Protocol.Profiler.Profile): number => {
  const own = filesOf('adopt-page.js');
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const ours = new Set<number>();
  const visit = (id: number, isInside: boolean): void => {
    const node = byId.get(id);
    if (!node) return;
    const isOurs = isInside || own.has(basename(node.callFrame.url));
    if (isOurs) ours.add(id);
    for (const child of node.children ?? []) visit(child, isOurs);
  };
  const [root] = nodes;
  if (root) visit(root.id, false);
  const microseconds = samples.reduce(
    (sum, id, index) => sum + (ours.has(id) ? (timeDeltas[index + 1] ?? timeDeltas[index] ?? 0) : 0),
    0,
  );
  return microseconds / 1000;
};
