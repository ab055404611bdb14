/** Copies the site's fonts from their npm packages, so that the site needs no other server. */
import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const subsets = {
  fraunces: ['fraunces-latin-opsz-normal', 'fraunces-latin-ext-opsz-normal'],
  figtree: ['figtree-latin-wght-normal', 'figtree-latin-ext-wght-normal'],
  vazirmatn: ['vazirmatn-arabic-wght-normal'],
} as const;

export async function copyFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { resolve } = createRequire(import.meta.url);
  for (const [font, files] of Object.entries(subsets)) {
    const from = dirname(resolve(`@fontsource-variable/${font}/package.json`));
    await copyFile(join(from, 'LICENSE'), join(folder, `${font}-license.txt`));
    for (const file of files)
      await copyFile(join(from, 'files', `${file}.woff2`), join(folder, `${file}.woff2`));
  }
}
