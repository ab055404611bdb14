import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { PointerGesture, PointerStep, WheelTurn } from '../browser/support/tab-commands';
import { type Engine, type Tab, tabSize } from './engine';
import { freePort } from './free-port';
import { screenshotPath } from './screenshot-path';
import { endProcess, startProcess } from './start-process';
import { keyCode, WebDriverSession } from './webdriver';

/** MiniBrowser's tool bar is 38 pixels high; the rest is room for a larger font. */
const toolBarHeight = 60;
const startTimeoutMs = 15_000;
/** A session takes a second to start. MiniBrowser sometimes hangs during its start, before it loads any of our files. */
const sessionTimeoutMs = 30_000;

interface Running {
  processes: ChildProcess[];
  driver: string;
}

export function webkit(paths: Record<string, string>): Engine {
  let running: Promise<Running> | undefined;
  /** The session of a closed tab. The next tab uses it again, because starting a browser takes 2 s of a core. */
  let idle: WebDriverSession | undefined;

  async function start(): Promise<Running> {
    const display = startDisplay(paths.display ?? 'Xvfb');
    const port = await freePort();
    const driver = startProcess(paths.driver ?? 'WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: await display.name,
        // Without a session bus the accessibility bridge only waits and warns.
        NO_AT_BRIDGE: '1',
        // Without a graphics card, WebKit draws shared buffers on all cores, which takes half of the CPU time of a run.
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      },
    });
    const address = `http://127.0.0.1:${port}`;
    await waitUntilReachable(`${address}/status`);
    return { processes: [driver, display.process], driver: address };
  }

  async function stop(): Promise<void> {
    const processes = (await running)?.processes ?? [];
    running = undefined;
    idle = undefined;
    for (const child of processes) await endProcess(child);
  }

  async function openSession(): Promise<WebDriverSession> {
    running ??= start();
    const { driver } = await running;
    const capabilities = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: paths.browser, args: ['--automation'] },
    };
    return WebDriverSession.open({ driver, capabilities, timeoutMs: sessionTimeoutMs });
  }

  /** A session is a browser process with its own private profile. */
  async function startSession(): Promise<WebDriverSession> {
    const session = await openSession().catch(async (error) => {
      console.warn(`WebKit did not start and is started once more: ${error}`);
      await stop();
      return openSession();
    });
    const height = tabSize.height + toolBarHeight;
    await session.post('window/rect', { x: 0, y: 0, width: tabSize.width, height });
    return session;
  }

  return {
    name: 'webkit',
    abilities: [],
    async openTab() {
      const session = idle ?? (await startSession());
      idle = undefined;
      return new WebKitTab(session, async () => {
        try {
          await forgetVisitor(session);
          idle = session;
        } catch {
          // A crashed tab answers nothing, and the driver starts no other browser beside it.
          await session.close();
        }
      });
    },
    stop,
  };
}

/** Clears storage and cookies, and leaves the page, so that the next suite starts as a new visitor. */
async function forgetVisitor(session: WebDriverSession): Promise<void> {
  const script = 'localStorage.clear(); sessionStorage.clear()';
  await session.post('execute/sync', { script, args: [] });
  await session.delete('cookie');
  await session.post('url', { url: 'about:blank' });
}

/** A screen without a monitor. The X server picks a free number and writes it to file descriptor 3. */
function startDisplay(xvfb: string): { process: ChildProcess; name: Promise<string> } {
  const screen = `${tabSize.width}x${tabSize.height + toolBarHeight}x24`;
  const args = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'];
  const child = startProcess(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const numbers = child.stdio[3] as Readable;
  const failure = once(child, 'exit').then(() => {
    throw new Error(`${xvfb} ended before it opened a display: no screen for WebKit.`);
  });
  const name = Promise.race([once(numbers, 'data'), failure]).then(([number]) => `:${String(number).trim()}`);
  return { process: child, name };
}

async function waitUntilReachable(address: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    const isUp = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKitWebDriver did not answer at ${address} within ${startTimeoutMs} ms.`);
}

class WebKitTab implements Tab {
  readonly close: () => Promise<void>;
  private readonly session: WebDriverSession;
  private wheels = 0;

  constructor(session: WebDriverSession, close: () => Promise<void>) {
    this.session = session;
    this.close = close;
  }

  async goto(url: string): Promise<void> {
    await this.session.post('url', { url });
  }

  url(): Promise<string> {
    return this.session.get('url');
  }

  async press(keys: string[]): Promise<void> {
    const actions = keys.flatMap((combination) => {
      const held = combination.split(/\+(?=.)/).map(keyCode);
      const down = held.map((value) => ({ type: 'keyDown', value }));
      const up = held.reverse().map((value) => ({ type: 'keyUp', value }));
      return [...down, ...up];
    });
    await this.perform({ type: 'key', id: 'keyboard', actions });
  }

  async type(text: string): Promise<void> {
    await this.press([...text].map((character) => (character === '\n' ? 'Enter' : character)));
  }

  async pointer({ kind, steps }: PointerGesture): Promise<void> {
    // WebKitGTK accepts the pointer type "touch" but sends mouse events.
    if (kind === 'touch') throw new Error('webkit has no touch input: ask `supports("touch")` first.');
    await this.perform({ type: 'pointer', id: 'mouse', actions: steps.flatMap(pointerActions) });
  }

  async wheel(turn: WheelTurn): Promise<void> {
    // WebKit's driver turns a wheel by the difference to the wheel's last turn, so each turn uses a new wheel.
    const id = `wheel ${++this.wheels}`;
    await this.perform({ type: 'wheel', id, actions: [{ type: 'scroll', duration: 0, ...turn }] });
  }

  async screenshot(name: string): Promise<string> {
    const path = screenshotPath(name);
    writeFileSync(path, Buffer.from(await this.session.get<string>('screenshot'), 'base64'));
    return path;
  }

  private async perform(source: object): Promise<void> {
    await this.session.post('actions', { actions: [source] });
  }
}

function pointerActions(step: PointerStep): object[] {
  const move = (x: number, y: number) => ({ type: 'pointerMove', x, y, duration: 0 });
  const up = { type: 'pointerUp', button: 0 };
  if (step.do === 'move') return [move(step.x, step.y)];
  if (step.do === 'drag') return [...step.path.map(([x, y]) => move(x, y)), up];
  if (step.do === 'wait') return [{ type: 'pause', duration: step.ms }];
  return [step.do === 'down' ? { type: 'pointerDown', button: 0 } : up];
}
