import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { MiddlewareHandler } from 'hono';
import { getMimeType, mimes } from 'hono/utils/mime';
import { compressor } from './compress';
import { findFile } from './find-file';

interface StaticFilesOptions {
  folder: string;
  /** The start of the address that stands for `folder`; ends with a slash. */
  prefix: string;
  /** Tells of a path relative to `folder` that it is not for visitors. */
  hidden?: (path: string) => boolean;
}

/** Files of a folder, fresh at every request: a browser asks again each time and mostly hears 304. */
export function staticFiles({ folder, prefix, hidden = () => false }: StaticFilesOptions): MiddlewareHandler {
  const compress = compressor();

  return async (c, next) => {
    const address = new URL(c.req.url).pathname;
    const path = decodePath(address.slice(prefix.length));
    const file = path === undefined ? undefined : await findFile(folder, path);
    if (file === undefined || hidden(file.path)) return next();
    // The page's relative addresses count from the folder, so the address has to name it as one.
    if (file.needsSlash) return c.redirect(`${address}/`, 302);

    const type = typeOf(file.path);
    const content = await readFile(file.absolutePath);
    const etag = `W/"${createHash('sha1').update(content).digest('base64url')}"`;

    c.header('Content-Type', type);
    c.header('ETag', etag);
    c.header('Cache-Control', 'no-cache');
    c.header('Access-Control-Allow-Origin', '*'); // module scripts are fetched with CORS, from file:// too
    c.header('Vary', 'Accept-Encoding');
    if (isKnown(etag, c.req.header('If-None-Match'))) return c.body(null, 304);

    const accepted = isText(type) ? c.req.header('Accept-Encoding') : undefined;
    const { encoding, bytes } = await compress({ content, etag, accepted });
    if (encoding) c.header('Content-Encoding', encoding);
    c.header('Content-Length', String(bytes.byteLength));
    return c.body(bytes);
  };
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined; // a stray % names no file
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
