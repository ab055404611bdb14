import { parseUrl } from '../../../src/core/util/parse-url';
import type { VideoSource } from './contract';

/** A video that the site's builder hosts itself. */
interface HostedVideo {
  source: VideoSource;
  /** Address of the picture. */
  poster: string;
  /** Width divided by height, as written: possibly not a number. */
  ratio: string;
}

interface HostedConfig {
  alexandriaUrl?: unknown;
  /** "1920:1080,640:360" */
  systemDataVariants?: unknown;
  aspectRatio?: unknown;
}

const parseConfig = (json: string): HostedConfig => {
  try {
    return JSON.parse(json) ?? {};
  } catch {
    return {};
  }
};

/** The narrowest size that fills the screen, else the widest: a phone does not load more pixels than it can show. */
const pickSize = (screenPx: number, sizes: string): string | undefined => {
  const all = [...sizes.matchAll(/(\d+):\d+/g)].sort((a, b) => Number(a[1]) - Number(b[1]));
  return (all.find(([, width]) => Number(width) >= screenPx) ?? all.at(-1))?.[0];
};

/**
 * Reads the JSON that saved pages have in `.sqs-native-video[data-config-video]`: one address with a `{variant}`
 * in it. Files are preferred, because all browsers play them; without files, the stream is used.
 * @param base the address that a relative one is resolved against
 * @param screenPx width of the screen in CSS px
 */
export const readHostedVideo = (
  json: string,
  { base, screenPx }: { base: string; screenPx: number },
): HostedVideo | undefined => {
  const { alexandriaUrl, systemDataVariants, aspectRatio } = parseConfig(json);
  const variantAddress = (name: string): string =>
    parseUrl(`${alexandriaUrl ?? ''}`.replace('{variant}', name), base)?.href ?? '';
  if (!`${alexandriaUrl}`.includes('{variant}') || !variantAddress('')) return undefined;
  const size = pickSize(screenPx, `${systemDataVariants}`);
  return {
    source: { type: 'file', address: variantAddress(size ? `mp4-h264-${size}` : 'playlist.m3u8') },
    poster: variantAddress('thumbnail'),
    ratio: `${aspectRatio}`,
  };
};
