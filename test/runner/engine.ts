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
  /** Starts the browser at the first call. The tab has no cookies and no storage of another one. */
  openTab(): Promise<Tab>;
  stop(): Promise<void>;
}

export interface TabLauncher extends BrowserLauncher {
  tabOf(sessionId: string): Tab;
  /** How long the session's tab was open; 0 while the tab is open. */
  secondsOf(sessionId: string): number;
}

/** The size of a tab: pages up to this size can be clicked anywhere. */
export const tabSize = { width: 1600, height: 1200 };

/** Makes web-test-runner run each suite in a fresh tab of the engine, one at a time. */
export function tabLauncher(engine: Engine): TabLauncher {
  const tabs = new Map<string, Tab>();
  const startedAtMs = new Map<string, number>();
  const seconds = new Map<string, number>();

  function tabOf(sessionId: string): Tab {
    const tab = tabs.get(sessionId);
    if (!tab) throw new Error(`No ${engine.name} tab is open for the session ${sessionId}.`);
    return tab;
  }

  return {
    name: engine.name,
    type: `azulejo-${engine.name}`,
    // Suites run one after the other, because they share the keyboard focus, the demo server's faults and its received calls.
    concurrency: 1,
    tabOf,
    secondsOf: (sessionId) => seconds.get(sessionId) ?? 0,
    isActive: (sessionId) => tabs.has(sessionId),
    getBrowserUrl: (sessionId) => tabOf(sessionId).url(),
    async startSession(sessionId, url) {
      startedAtMs.set(sessionId, performance.now());
      const tab = await engine.openTab();
      tabs.set(sessionId, tab);
      await tab.goto(url);
    },
    async stopSession(sessionId) {
      const tab = tabOf(sessionId);
      tabs.delete(sessionId);
      await tab.close();
      seconds.set(sessionId, (performance.now() - (startedAtMs.get(sessionId) ?? 0)) / 1000);
      return {};
    },
    async startDebugSession() {
      throw new Error('Debug sessions are not set up. Use `screenshot()` in the suite.');
    },
    stop: () => engine.stop(),
  };
}
