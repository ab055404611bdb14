import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

it('the snippet with Google’s default has the hash that the README and the demo page name', () => {
  const readme = read('elements/cookie-banner/README.md');
  const [, text = ''] = /<script>(\nwindow\.dataLayer[\s\S]*?)<\/script>/.exec(readme) ?? [];
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  expect(readme).toContain(`'${hash}'`);
  expect(read('demo/pages/cookie-banner.html')).toContain(hash);
});
