import { homeOf } from './address';
import { type Message, protocols, type Told } from './protocol';

interface Conversation {
  /** Nothing for a player whose language nobody here knows. */
  speaks: keyof typeof protocols | undefined;
  plays: boolean;
  tell: (what: Told) => void;
}

const helloMs = 400;
const helloCount = 10;

const messageOf = ({ data }: MessageEvent): Message => {
  try {
    return (typeof data === 'string' ? JSON.parse(data) : data) ?? {};
  } catch {
    return {};
  }
};

/** Speaks with the player in a frame; what is said before it listens is said when it does. */
export const converse = (frame: HTMLIFrameElement, { speaks, plays, tell }: Conversation) => {
  if (!speaks) return { play() {}, pause() {}, stop() {} };
  const protocol = protocols[speaks];
  /** The only one that messages go to and come from. */
  const { origin } = new URL(homeOf(speaks));
  let isReady = false;
  // Also where its address says so: on an iPhone that alone does nothing.
  let wanted: 'play' | 'pause' | undefined = plays ? 'play' : undefined;
  let hellos = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const post = (message: object): void => frame.contentWindow?.postMessage(JSON.stringify(message), origin);
  const hello = (): void => {
    if (isReady || hellos++ >= helloCount) return;
    post(protocol.hello);
    timer = setTimeout(hello, helloMs);
  };
  const say = (name: 'play' | 'pause'): void => {
    wanted = name;
    if (isReady) post(protocol.command(name));
  };
  const onMessage = (event: MessageEvent): void => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const told = protocol.read(messageOf(event));
    if (!isReady && told) {
      isReady = true;
      for (const message of protocol.ask) post(message);
      if (wanted) say(wanted);
    }
    if (told && told !== 'ready') tell(told);
  };

  // Not before: until then its window is the page's own, which takes no message for another origin.
  frame.addEventListener('load', hello);
  addEventListener('message', onMessage);
  return {
    play: () => say('play'),
    pause: () => say('pause'),
    stop() {
      clearTimeout(timer);
      removeEventListener('message', onMessage);
    },
  };
};
