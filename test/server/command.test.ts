import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, expect, it, onTestFinished } from 'vitest';

/** As deep in the repository as demo/server/index.ts, which looks for the repository from there. */
const server = '.cache/test/server.js';

// One file starts in a quarter of the time that its modules take to compile, and the server starts many times here.
beforeAll(async () => {
  await build({
    entryPoints: ['demo/server/index.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outfile: server,
  });
});

/** Runs the server with the options of `npm start`, until it prints its address or exits. Its data is removed after the test. */
async function run(...args: string[]) {
  const data = await mkdtemp(join(tmpdir(), 'azulejo-command-'));
  onTestFinished(() => rm(data, { recursive: true }));
  return start(['--data', data, ...args]);
}

async function start(args: string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [server, ...args], {
    env: { ...process.env, ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (/^http:.*\n/m.test(output)) resolve();
      });
    }
  });
  await Promise.race([ready, ended]);
  const lines = output.trim().split('\n');
  return { child, ended, lines, url: lines.at(-1) ?? '' };
}

/** Occupies a port on one of the two addresses of `localhost`. */
async function takePort(host: string): Promise<number> {
  const server = createServer().listen({ port: 0, host });
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

it('prints its address on its own line and answers there', async () => {
  const { lines, url } = await run('--port', '0');
  expect(lines).toEqual([expect.stringMatching(/^http:\/\/localhost:\d+\/$/)]);
  expect((await fetch(`${url}api/nothing`)).status).toBe(404);
});

// A machine or container may have no IPv6.
const loopbackHosts = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .filter(({ internal }) => internal)
  .map(({ address }) => address);

it.each(loopbackHosts)(
  'uses the next free port if the requested one is taken on %s, and prints a note',
  async (host) => {
    const taken = await takePort(host);
    const { lines, url } = await run('--port', String(taken));
    expect(lines[0]).toContain(`Port ${taken} is taken`);
    expect(Number(new URL(url).port)).toBeGreaterThan(taken);
    expect((await fetch(`${url}_received`)).status).toBe(200);
  },
);

it.each(['SIGINT', 'SIGTERM'] as const)(
  'exits without an error on %s, even with an open connection',
  async (signal) => {
    const { child, ended, url } = await run('--port', '0');
    await fetch(`${url}_received`);
    child.kill(signal);
    expect(await ended).toBe(0);
  },
);

it.each([
  ['--port', 'many'],
  ['--port', '70000'],
  ['--prot', '4000'],
])('exits with an error message for %s %s', async (...args) => {
  const { ended, lines } = await run(...args);
  expect(await ended).toBe(1);
  expect(lines.join('\n')).toContain(args[0]);
  expect(lines.join('\n')).not.toContain('    at ');
});

it('stores data in the given folder, and exits with an error message for an unusable folder', async () => {
  const data = await mkdtemp(join(tmpdir(), 'azulejo-command-'));
  onTestFinished(() => rm(data, { recursive: true }));
  const { child, ended } = await start(['--port', '0', '--data', join(data, 'new')]);
  child.kill('SIGTERM');
  await ended;
  expect(await readdir(join(data, 'new'))).toEqual(['azulejo.sqlite']);

  const refused = await start(['--port', '0', '--data', '/dev/null/x']);
  expect(await refused.ended).toBe(1);
  expect(refused.lines.join('\n')).toContain('/dev/null/x');
});

it('--help prints the options', async () => {
  const { ended, lines } = await run('--help');
  expect(await ended).toBe(0);
  expect(lines.join('\n')).toContain('--port N');
});

it('uses the libSQL server and token of the environment, and exits with an error message when the server rejects them', async () => {
  const tokens: (string | undefined)[] = [];
  const server = createHttpServer(({ headers }, response) => {
    tokens.push(headers.authorization);
    response.writeHead(401).end('{"error":"unknown token"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const DATABASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { ended, lines } = await start(['--port', '0'], { DATABASE_URL, DATABASE_AUTH_TOKEN: 'secret' });
  expect(await ended).toBe(1);
  expect(lines.join('\n')).toMatch(`The database ${DATABASE_URL} cannot be used:`);
  expect(lines.join('\n')).not.toContain('secret');
  expect(tokens).toContain('Bearer secret');
});
