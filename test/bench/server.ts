import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from './site';

export interface Served {
  path: string;
  /** Size of the compressed body. */
  bytes: number;
  isMissing: boolean;
}

export interface Server {
  origin: string;
  /** Returns the requests since the last call of this function. */
  takeLog(): Served[];
  close(): void;
}

/** Serves the site to this machine, compressed and never cached: every visit is a first visit. */
export const serve = async (site: Site): Promise<Server> => {
  let log: Served[] = [];
  const server = createServer((request, response) => {
    // Pagefind asks for its index past the cache: `?ts=…`.
    const [path = ''] = (request.url ?? '').split('?');
    const file = site.get(path);
    log.push({ path, bytes: file?.body.byteLength ?? 0, isMissing: !file });
    response.setHeader('Cache-Control', 'no-store');
    if (!file) return response.writeHead(404).end();
    response.setHeader('Content-Type', file.type);
    response.setHeader('Content-Length', file.body.byteLength);
    if (file.isBrotli) response.setHeader('Content-Encoding', 'br');
    response.end(file.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeLog() {
      const taken = log;
      log = [];
      return taken;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
};
