import { urlOf } from './address';
import type { Source } from './source';

/** A video that a site's builder hosts itself. */
export interface Hosted {
  source: Source;
  /** Address of its picture. */
  poster: string;
  /** Width to height, as said: it may be no number. */
  ratio: string;
}

interface HostedConfig {
  alexandriaUrl?: unknown;
  /** "1920:1080,640:360" */
  systemDataVariants?: unknown;
  aspectRatio?: unknown;
}

const configOf = (json: string): HostedConfig => {
  try {
    return JSON.parse(json) ?? {};
  } catch {
    return {};
  }
};

/** The narrowest that fills the screen, else the widest. A phone does not get a film of more pixels than it can show well. */
const sizeFor = (screenPx: number, sizes: string): string | undefined => {
  const all = [...sizes.matchAll(/(\d+):\d+/g)].sort((a, b) => Number(a[1]) - Number(b[1]));
  return (all.find(([, width]) => Number(width) >= screenPx) ?? all.at(-1))?.[0];
};

/**
 * Reads the JSON that saved pages have in `.sqs-native-video[data-config-video]`: one address with a place for the name of
 * what is wanted. Its files come first, as all browsers play them; where none is named, the stream does.
 * @param base what a relative address counts from
 * @param screenPx width of the screen in CSS px
 */
export const hostedOf = (
  json: string,
  { base, screenPx }: { base: string; screenPx: number },
): Hosted | undefined => {
  const { alexandriaUrl, systemDataVariants, aspectRatio } = configOf(json);
  const addressOf = (name: string): string =>
    urlOf(`${alexandriaUrl ?? ''}`.replace('{variant}', name), base)?.href ?? '';
  if (!`${alexandriaUrl}`.includes('{variant}') || !addressOf('')) return undefined;
  const size = sizeFor(screenPx, `${systemDataVariants}`);
  return {
    source: { type: 'file', address: addressOf(size ? `mp4-h264-${size}` : 'playlist.m3u8') },
    poster: addressOf('thumbnail'),
    ratio: `${aspectRatio}`,
  };
};
