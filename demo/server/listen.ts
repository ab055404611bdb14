import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ServerEnv } from './server-env';

export interface Listening {
  port: number;
  close(): Promise<void>;
}

/** Both, because `localhost` is either: on one alone, a browser could reach another program on the other. */
const loopbackHosts = ['127.0.0.1', '::1'];
const lastPort = 65_535;

/** Serves the app to this machine only, on the wanted port or the next one that is free; 0 is any free one. */
export async function listen(app: Hono<ServerEnv>, wantedPort: number): Promise<Listening> {
  for (let port = wantedPort; port <= lastPort; port += 1) {
    try {
      return await listenOn(app, port);
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`No port is free from ${wantedPort} to ${lastPort}. Nothing is served.`);
}

async function listenOn(app: Hono<ServerEnv>, wantedPort: number): Promise<Listening> {
  const servers: Server[] = [];
  const close = async () => void (await Promise.all(servers.map(closeServer)));
  let port = wantedPort;
  for (const host of loopbackHosts) {
    const server = createServer(getRequestListener(app.fetch));
    try {
      await once(server.listen({ port, host }), 'listening');
    } catch (error) {
      const isHostMissing = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error));
      if (isHostMissing && host !== loopbackHosts[0]) continue;
      await close();
      throw error;
    }
    servers.push(server);
    port = (server.address() as AddressInfo).port;
  }
  return { port, close };
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
