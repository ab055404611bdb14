import { frameMessage } from '../../../src/features/embeds/frame-message';

/** The key of X's messages, which https://developer.x.com does not describe. */
const callName = 'twttr.embed';

interface HeightMessage {
  /** `type` and `details` are in Instagram's messages. */
  type: unknown;
  details: { height?: unknown };
  [callName]: { method?: unknown; params?: { height?: unknown }[] };
}

const minPx = 100;
const maxPx = 3000;

/** The height in px that the frame of a post asks for in a message; undefined for other messages. */
export const reportedHeight = (data: unknown): number | undefined => {
  const { type, details, [callName]: call } = frameMessage<HeightMessage>(data);
  const height =
    type === 'MEASURE'
      ? details?.height
      : call?.method === 'twttr.private.resize'
        ? call.params?.[0]?.height
        : undefined;
  return typeof height === 'number' && height > minPx ? Math.min(height, maxPx) : undefined;
};
