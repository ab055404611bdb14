import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

interface CompressOptions {
  content: Uint8Array;
  etag: string;
  /** The request's Accept-Encoding; undefined for content that must not be compressed. */
  accepted?: string;
}

interface Compressed {
  encoding?: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** In order of preference. Brotli's default level 11 is slow, but runs once per file and gives the size a CDN sends. */
const encodings = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Compresses each content once. Caches promises, so that simultaneous requests share one run. */
export function createCompressor() {
  const runs = new Map<string, Promise<Uint8Array>>();

  return async function compress({ content, etag, accepted = '' }: CompressOptions): Promise<Compressed> {
    const names = acceptedNames(accepted);
    for (const [encoding, run] of Object.entries(encodings)) {
      if (!names.includes(encoding)) continue;
      const key = `${encoding} ${etag}`;
      const compressed = runs.get(key) ?? run(content);
      runs.set(key, compressed);
      return { encoding, bytes: new Uint8Array(await compressed) };
    }
    return { bytes: new Uint8Array(content) };
  };
}

function acceptedNames(header: string): string[] {
  const entries = header.toLowerCase().split(',');
  const acceptable = entries.filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry));
  return acceptable.map((entry) => entry.replace(/;.*/, '').trim());
}
