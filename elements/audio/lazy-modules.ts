import { lazyImport } from '../../src/core/lazy-import';
import { lazyComponent } from '../../src/hooks/lazy-component';

export const playerModule = lazyImport(() => import('./player/index'));

export const soundCloudModule = lazyImport(() => import('./soundcloud/index'));

/** The list of the design playlist. */
export const listModule = lazyImport(() => import('./view/track-list'));

export const TrackList = lazyComponent(listModule, (module) => module.TrackList);

/** The design minimal. */
export const minimalModule = lazyImport(() => import('./view/minimal-tracks'));

export const MinimalTracks = lazyComponent(minimalModule, (module) => module.MinimalTracks);

/** The request for consent or the error message. In the player's module, as only a loaded player shows them. */
export const Notice = lazyComponent(playerModule, (module) => module.Notice);

export const SoundCloudFrame = lazyComponent(soundCloudModule, (module) => module.SoundCloudFrame);

export const AudioStructuredData = lazyComponent(
  lazyImport(() => import('./structured-data')),
  (module) => module.AudioStructuredData,
);
