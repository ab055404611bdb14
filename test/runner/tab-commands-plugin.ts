import type { TestRunnerPlugin } from '@web/test-runner';
import type { TabLauncher } from './engine';

type Command = (payload: unknown) => Promise<unknown>;

/** Runs the commands of `tab.ts` in the real browser. */
export function tabCommandsPlugin(launcher: TabLauncher): TestRunnerPlugin {
  return {
    name: 'tab-commands',
    async executeCommand({ command, payload, session }) {
      const name = command.startsWith('tab:') && command.slice('tab:'.length);
      if (!name) return undefined;
      const tab = launcher.tabOf(session.id) as unknown as Record<string, Command | undefined>;
      const result = await tab[name]?.(payload);
      // The runner reads undefined as "unknown command".
      return result ?? true;
    },
  };
}
