import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createApp } from './app';
import { listen } from './listen';

const defaultPort = 4321;

const help = `The demo site and its API, on this machine only.

  npm start -- [--port N] [--data DIR]

  --port N     the port to serve on; the next free one where it is taken (default ${defaultPort})
  --data DIR   the folder of the database. So far no call stores anything, so nothing is written there
  --help       this text

Ctrl-C stops it.`;

async function main(): Promise<void> {
  const options = readOptions();
  if (options.help) return console.log(help);
  if (options.data) console.log(`Nothing is stored yet: ${options.data} is left as it is.`);

  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { port, close } = await listen(createApp({ root }), options.port);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => close().then(() => process.exit(0)));
  }
  if (options.port !== 0 && port !== options.port)
    console.log(`Port ${options.port} is taken, so it is ${port}:`);
  console.log(`http://localhost:${port}/`);
}

function readOptions() {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, data: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const port = Number(values.port ?? defaultPort);
  if (!/^\d+$/.test(values.port ?? '0') || port > 65_535) {
    throw new Error(
      `--port "${values.port}" is no port: expected a whole number from 0 to 65535. Nothing is served.`,
    );
  }
  return { ...values, port };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
