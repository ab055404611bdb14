import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();

/** Starts a program. When this process ends, the program ends, too, with all programs that it has started. */
export function startProcess(command: string, args: string[], options: SpawnOptions): ChildProcess {
  if (running.size === 0) process.once('exit', endAll);
  const child = spawn(command, args, { ...options, detached: true });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export async function endProcess(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (!running.has(child)) return;
  endGroup(child);
  await ended;
}

function endAll(): void {
  for (const child of running) endGroup(child);
}

/** A detached child is the leader of a new process group; the negative id stops the whole group. */
function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself in the meantime.
  }
}
