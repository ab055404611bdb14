import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../src/build/project';

const dist = join(root, 'dist');

describe('the command', () => {
  it('is a program, and runs as one file, without anything that has to be installed', () => {
    expect(execFileSync(join(dist, 'command.js'), ['--help'], { encoding: 'utf8' })).toContain(
      'azulejo adopt',
    );
    const folder = mkdtempSync(join(tmpdir(), 'azulejo-'));
    try {
      const script = join(folder, 'command.mjs');
      copyFileSync(join(dist, 'command.js'), script);
      const args = [script, 'adopt', join(root, 'demo/saved/page.html'), '-o', join(folder, 'out.html')];
      expect(execFileSync(process.execPath, args, { encoding: 'utf8', cwd: folder })).toContain(
        'gallery-block 2',
      );
      expect(readFileSync(join(folder, 'out.html'), 'utf8')).toContain('<az-gallery');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('shares nothing of its parser with the files that pages load', () => {
    // The name of an error of parse5, and a class of happy-dom.
    const isOfParser = (file: string): boolean =>
      /missing-doctype-name|BrowserFrame/.test(readFileSync(join(dist, file), 'utf8'));
    expect(isOfParser('command.js')).toBe(true);
    const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    );
    expect(scripts.filter((file) => file !== 'command.js' && isOfParser(file))).toEqual([]);
    expect(readFileSync(join(dist, 'integrity.json'), 'utf8')).not.toContain('command.js');
  });
});
