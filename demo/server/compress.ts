import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

interface CompressOptions {
  content: Uint8Array;
  etag: string;
  /** The request's Accept-Encoding; nothing where the content is not to be compressed. */
  accepted?: string;
}

interface Compressed {
  encoding?: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** In order of preference. Brotli at its default is its best (11): slow, but once a file, and the size a CDN would send. */
const encodings = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Compresses each content once. It keeps promises, so requests that come together share one run. */
export function compressor() {
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
  const wanted = entries.filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry));
  return wanted.map((entry) => entry.replace(/;.*/, '').trim());
}
