// npm start
import { setUp } from './set-up.mjs';

const parentCheckMs = 500;
const parent = process.ppid;

setUp();
const { tsImport } = await import('tsx/esm/api');
await tsImport('./server/index.ts', import.meta.url);
if (process.env.npm_lifecycle_event) endWithParent();

/** Who stops npm stops a shell between npm and this, which passes no signal on: the port would stay taken. */
function endWithParent() {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, parentCheckMs).unref();
}
