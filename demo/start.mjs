// npm start
import { setUp } from './set-up.mjs';

const parentPollMs = 500;
const parentId = process.ppid;

await setUp();
const { tsImport } = await import('tsx/esm/api');
await tsImport('./server/index.ts', import.meta.url);
if (process.env.npm_lifecycle_event) exitWithParent();

/** npm runs this script in a shell, which does not forward signals: without this check, stopping npm would leave the port taken. */
function exitWithParent() {
  setInterval(() => {
    if (process.ppid !== parentId) process.kill(process.pid, 'SIGTERM');
  }, parentPollMs).unref();
}
