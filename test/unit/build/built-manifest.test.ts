import { describe, expect, it } from 'vitest';
import type { Manifest } from '../../../src/loader/manifest';
import { builtJson } from './support/built';

describe('manifest.json', () => {
  const { chunks, blocks } = builtJson<Manifest>('manifest.json');

  it('lists the chunks of every block once', () => {
    expect(chunks).not.toEqual([]);
    const ofBlocks = Object.values(blocks).flatMap((files) => [
      ...(files.chunks ?? []),
      ...Object.values(files.variants ?? {}).flat(),
      ...Object.values(files.lazyChunks ?? {}).flat(),
    ]);
    expect(ofBlocks.filter((chunk) => chunks.includes(chunk))).toEqual([]);
  });
});
