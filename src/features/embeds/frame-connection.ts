import { frameMessage } from './frame-message';
import type { PlayerEvent, PlayerMessage, PlayerProtocol } from './player-protocols';

interface FrameConnection {
  play: () => void;
  pause: () => void;
  destroy: () => void;
}

interface FrameConnectionOptions {
  /** The only origin that messages go to and come from; "null" for a frame in a sandbox, which has none of its own. */
  origin: string;
  protocol: PlayerProtocol;
  autoplay?: boolean;
  /** Whether the frame has loaded before. */
  isLoaded?: boolean;
  onEvent: (event: PlayerEvent) => void;
}

const helloIntervalMs = 400;
const maxHellos = 10;

/** Exchanges messages with the player in a frame. Commands wait until the player listens. */
export const connectToFrame = (
  frame: HTMLIFrameElement,
  { origin, protocol, autoplay = false, isLoaded = false, onEvent }: FrameConnectionOptions,
): FrameConnection => {
  let hasLoaded = isLoaded;
  let isReady = false;
  // `autoplay=1` in the address is not enough on an iPhone, so the command is sent, too.
  let pendingCommand: 'play' | 'pause' | undefined = autoplay ? 'play' : undefined;
  let helloCount = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const post = (message: object): void =>
    frame.contentWindow?.postMessage(JSON.stringify(message), origin === 'null' ? '*' : origin);
  const sayHello = (): void => {
    if (isReady || helloCount >= maxHellos) return;
    helloCount += 1;
    clearTimeout(timer);
    post(protocol.hello);
    timer = setTimeout(sayHello, helloIntervalMs);
  };
  const sendCommand = (name: 'play' | 'pause'): void => {
    pendingCommand = name;
    if (isReady) post(protocol.command(name));
  };
  const onMessage = (event: MessageEvent): void => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const report = protocol.read(frameMessage<PlayerMessage>(event.data));
    if (!isReady && report) {
      isReady = true;
      for (const message of protocol.subscriptions) post(message);
      if (pendingCommand) sendCommand(pendingCommand);
    }
    if (report && report !== 'ready') onEvent(report);
  };

  // Until the frame has loaded, its document has the page's own origin, and takes no message for another one.
  frame.addEventListener('load', () => {
    // A frame that has been moved in the page loads a new player, which begins anew and needs another hello.
    if (hasLoaded) {
      onEvent('pause');
      isReady = false;
      pendingCommand = undefined;
      helloCount = 0;
    }
    hasLoaded = true;
    sayHello();
  });
  addEventListener('message', onMessage);
  if (isLoaded) sayHello();
  return {
    play: () => sendCommand('play'),
    pause: () => sendCommand('pause'),
    destroy() {
      clearTimeout(timer);
      removeEventListener('message', onMessage);
    },
  };
};
