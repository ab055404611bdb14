import type { BrowserLauncher } from '@web/test-runner';
import type { Ability, EngineName, TabCommands } from '../browser/support/tab-commands';

/** One tab of a browser: a suite runs in it. */
export interface Tab extends TabCommands {
  goto(url: string): Promise<void>;
  url(): Promise<string>;
  close(): Promise<void>;
}

export interface Engine {
  name: EngineName;
  abilities: Ability[];
  /** Starts the browser at the first call. The tab is fresh: no cookies, storage or cache of another one. */
  openTab(): Promise<Tab>;
  stop(): Promise<void>;
}

export interface TabLauncher extends BrowserLauncher {
  tabOf(sessionId: string): Tab;
}

/** The size of a tab: pages up to this size can be clicked anywhere. */
export const tabSize = { width: 1600, height: 1200 };

/** Makes web-test-runner run each suite in a fresh tab of the engine, one at a time. */
export function tabLauncher(engine: Engine): TabLauncher {
  const tabs = new Map<string, Tab>();

  function tabOf(sessionId: string): Tab {
    const tab = tabs.get(sessionId);
    if (!tab) throw new Error(`No ${engine.name} tab is open for the session ${sessionId}.`);
    return tab;
  }

  return {
    name: engine.name,
    type: `azulejo-${engine.name}`,
    // The keyboard's focus, the demo server's faults and what it received are shared: suites take turns.
    concurrency: 1,
    tabOf,
    isActive: (sessionId) => tabs.has(sessionId),
    getBrowserUrl: (sessionId) => tabOf(sessionId).url(),
    async startSession(sessionId, url) {
      const tab = await engine.openTab();
      tabs.set(sessionId, tab);
      await tab.goto(url);
    },
    async stopSession(sessionId) {
      const tab = tabOf(sessionId);
      tabs.delete(sessionId);
      await tab.close();
      return {};
    },
    async startDebugSession() {
      throw new Error('Debug sessions are not set up. Use `screenshot()` in the suite, or --manual.');
    },
    stop: () => engine.stop(),
  };
}
