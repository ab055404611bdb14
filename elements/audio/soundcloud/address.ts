import { soundCloudAddress } from '../../../src/features/embeds/soundcloud-address';

/** The address of SoundCloud's player for a page of SoundCloud; undefined if the player cannot play that page. */
export const soundCloudPlayer = (url: URL): string | undefined => {
  const playable = soundCloudAddress(url);
  if (!playable) return undefined;
  const player = new URL(
    globalThis.Azulejo?.config.soundcloud ?? 'https://w.soundcloud.com/player/',
    document.baseURI,
  );
  const parameters = {
    url: playable,
    auto_play: 'true',
    hide_related: 'true',
    show_comments: 'false',
    show_teaser: 'false',
  };
  for (const [name, value] of Object.entries(parameters)) player.searchParams.set(name, value);
  return player.href;
};
