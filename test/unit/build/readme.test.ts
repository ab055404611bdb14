import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readmesOf } from '../../../src/build/author-files/readme';
import { describeBlocks } from '../../../src/build/describe/describe-blocks';
import { describeScriptAttributes } from '../../../src/build/describe/script-attributes';
import { root } from '../../../src/build/project';

it('the tables in the READMEs are those that the build writes: run `npm run build` and commit them', async () => {
  for (const { path, text } of readmesOf(await describeBlocks(), root))
    expect(readFileSync(root + path, 'utf8'), path).toBe(text);
});

it('the documented attributes of the script tag are those that the code reads', () => {
  const files = ['src', 'elements'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${root}${folder}/${file}`,
    ),
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  const keys = sources.flatMap((source) =>
    [...source.matchAll(/Azulejo\??\.config\.(\w+)/g)].map(([, key]) => key),
  );
  const documented = describeScriptAttributes().map(({ key }) => key);
  expect(keys.filter((key) => !documented.includes(key ?? ''))).toEqual([]);
});
