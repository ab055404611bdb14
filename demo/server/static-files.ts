import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { MiddlewareHandler } from 'hono';
import { getMimeType, mimes } from 'hono/utils/mime';
import { parseRange } from './byte-range';
import { createCompressor } from './compress';
import { findFile } from './find-file';

interface StaticFilesOptions {
  folder: string;
  /** The start of the address that stands for `folder`; ends with a slash. */
  prefix: string;
  /** Whether texts are compressed for browsers that accept it. */
  compresses: boolean;
  /** Whether browsers keep the file with this path, relative to `folder`: its name changes with its content. */
  isImmutable?: (path: string) => boolean;
  /** Whether the file with this path, relative to `folder`, is not for visitors. */
  isHidden?: (path: string) => boolean;
  /** Makes the answer's content from the file with this path, relative to `folder`. Default: the file itself. */
  render?: (path: string) => Promise<string>;
}

/**
 * Serves the files of a folder. A browser asks again at each visit, and gets 304 for a file that has not changed; it keeps
 * immutable files for a year. Players get parts of recordings and films.
 */
export function staticFiles(options: StaticFilesOptions): MiddlewareHandler {
  const { folder, prefix, compresses, isImmutable, isHidden, render } = options;
  const compress = createCompressor();

  return async (c, next) => {
    const address = new URL(c.req.url).pathname;
    const path = decodePath(address.slice(prefix.length));
    const file = path === undefined ? undefined : await findFile(folder, path);
    if (file === undefined || isHidden?.(file.path)) return next();
    // The page's relative addresses start at the folder, so the page's address must end with a slash.
    if (file.needsSlash) return c.redirect(`${address}/`, 302);

    const type = typeOf(file.path);
    const content = render ? Buffer.from(await render(file.path)) : await readFile(file.absolutePath);
    const etag = `W/"${createHash('sha1').update(content).digest('base64url')}"`;

    c.header('Content-Type', type);
    c.header('ETag', etag);
    c.header('Cache-Control', isImmutable?.(file.path) ? 'max-age=31536000, immutable' : 'no-cache');
    c.header('Access-Control-Allow-Origin', '*'); // module scripts are fetched with CORS, from file:// too
    c.header('Vary', 'Accept-Encoding');
    if (isKnown(etag, c.req.header('If-None-Match'))) return c.body(null, 304);

    const accepted = compresses && isText(type) ? c.req.header('Accept-Encoding') : undefined;
    if (!isText(type)) {
      c.header('Accept-Ranges', 'bytes');
      const range = parseRange(c.req.header('Range'), content.byteLength);
      if (range === 'unsatisfiable') {
        c.header('Content-Range', `bytes */${content.byteLength}`);
        return c.body(null, 416);
      }
      if (range) {
        const part = content.subarray(range.start, range.end + 1);
        c.header('Content-Range', `bytes ${range.start}-${range.end}/${content.byteLength}`);
        c.header('Content-Length', String(part.byteLength));
        return c.body(new Uint8Array(part), 206);
      }
    }
    const { encoding, bytes } = await compress({ content, etag, accepted });
    if (encoding) c.header('Content-Encoding', encoding);
    c.header('Content-Length', String(bytes.byteLength));
    return c.body(bytes);
  };
}

/** @returns undefined for a path with a stray % */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function typeOf(path: string): string {
  return getMimeType(path, { ...mimes, ts: 'text/plain; charset=utf-8' }) ?? 'application/octet-stream';
}

function isText(type: string): boolean {
  return /^text\/|[/+](json|xml)\b/.test(type);
}

function isKnown(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch === '*' || ifNoneMatch.split(/\s*,\s*/).includes(etag);
}
