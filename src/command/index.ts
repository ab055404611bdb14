#!/usr/bin/env node
/**
 * `dist/command.js`: the command `azulejo`, for Node.
 * @module
 */
import { runCommand } from './run-command';

process.exitCode = await runCommand(process.argv.slice(2), {
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
  fetch,
});
