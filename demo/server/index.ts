import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createApp } from './app';
import { createDatabase } from './database';
import { listen } from './listen';

const defaultPort = 4321;

const help = `Serves the demo site and its API to this machine.

  npm start -- [--port N] [--data DIR]

  --port N     the port; if it is taken, the next free one (default ${defaultPort})
  --data DIR   the folder of the database (default demo/data)
  --help       this text

The environment variable DATABASE_URL names a libSQL server (libsql://…, https://…) that replaces the folder,
DATABASE_AUTH_TOKEN its token.

Ctrl-C stops it.`;

async function main(): Promise<void> {
  const options = readOptions();
  if (options.help) return console.log(help);

  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = process.env;
  const database = createDatabase({ url, authToken, folder: options.data ?? join(root, 'demo/data') });
  await database.open();
  const { port, close } = await listen(createApp({ root, database }), options.port);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await close();
      await database.close();
      process.exit(0);
    });
  }
  if (options.port !== 0 && port !== options.port)
    console.log(`Port ${options.port} is taken; using ${port}:`);
  console.log(`http://localhost:${port}/`);
}

function readOptions() {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, data: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const port = Number(values.port ?? defaultPort);
  if (!/^\d+$/.test(values.port ?? '0') || port > 65_535) {
    throw new Error(
      `--port "${values.port}" is not a port: expected a whole number from 0 to 65535. The server did not start.`,
    );
  }
  return { ...values, port };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
