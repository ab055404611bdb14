import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

/** Gives handlers access to Node's request and response, which can do more than a web Request. */
export type ServerEnv = { Bindings: HttpBindings };

export interface Listening {
  port: number;
  close(): Promise<void>;
}

/** Both, because `localhost` can mean either: otherwise a browser could reach another program on the other address. */
const loopbackHosts = ['127.0.0.1', '::1'];
const lastPort = 65_535;

/** Serves the app to this machine only, on `firstPort` or the next free port; 0 means any free port. */
export async function listen(app: Hono<ServerEnv>, firstPort: number): Promise<Listening> {
  // Where any port is wanted, that of the first address may be taken at the second: then another one is tried.
  const step = firstPort === 0 ? 0 : 1;
  for (let port = firstPort; port <= lastPort; port += step) {
    try {
      return await listenOn(app, port);
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`No port is free from ${firstPort} to ${lastPort}. Nothing is served.`);
}

async function listenOn(app: Hono<ServerEnv>, requestedPort: number): Promise<Listening> {
  const servers: Server[] = [];
  const close = async () => void (await Promise.all(servers.map(closeServer)));
  let port = requestedPort;
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
