import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publicModuleNames, root } from '../../../src/build/project';

const read = (file: string): string => readFileSync(root + file, 'utf8');

it('package.json exports each public module, in both flavours', () => {
  const { exports } = JSON.parse(read('package.json'));
  const expected = publicModuleNames.flatMap((name) => [
    [`./${name}`, { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` }],
    [`./lite/${name}`, { types: `./dist/${name}.d.ts`, default: `./dist/lite/${name}.js` }],
  ]);
  expect(exports).toMatchObject(Object.fromEntries(expected));
});

it.each(publicModuleNames)('README.md lists %s among the modules and the files', (name) => {
  const readme = read('README.md');
  expect(readme, 'in "JavaScript"').toContain(`\`azulejo/${name}\``);
  expect(readme, 'in "Files in dist/"').toContain(`| \`${name}.js\``);
});
