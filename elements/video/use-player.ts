import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { lazyImport } from '../../src/core/lazy-import';
import { createStore, type Store } from '../../src/core/util/store';
import { useElementMethods } from '../../src/hooks/use-element-methods';
import { useUnmount } from '../../src/hooks/use-unmount';
import { playsByItself, putFramesBack, startsWithPlayer, stopOwnPlayers, videoDetails } from './details';
import type { PlayerState } from './player/contract';
import type { VideoSettings } from './schema';

export const videoPlayerModule = lazyImport(() => import('./player/index'));

export type PlayerModule = typeof import('./player/index');
type Controller = InstanceType<PlayerModule['PlayerController']>;

/** Loads the player's code. A failure is reported, and the next call tries again. */
export const loadPlayer = (host: BlockHost): Promise<PlayerModule | undefined> =>
  videoPlayerModule.load().catch((cause) => {
    host.report(new Error('VideoLoader not found', { cause }));
    return undefined;
  });

/** A video's player, whose code is loaded when the first command comes. */
interface VideoPlayer extends Store<PlayerState> {
  /** Shows the player and plays. @param video created within the visitor's gesture */
  play: (video?: HTMLVideoElement) => void;
  pause: () => void;
  /** Returns to the picture: another video plays, or the slide changes. */
  leave: () => void;
  /** Loads the player's code, and opens a connection to its provider where consent allows. */
  preconnect: () => void;
  acceptConsent: (video: HTMLVideoElement) => void;
  declineConsent: () => void;
  /** Name of the site that the player comes from; "" before the player's code is loaded. */
  getProviderName: () => string;
  /** Applies the settings of the latest render. @param module creates the controller now */
  update: (settings: VideoSettings, module: PlayerModule | undefined) => void;
  destroy: () => void;
}

const createVideoPlayer = (host: BlockHost, initialSettings: VideoSettings): VideoPlayer => {
  const { getSnapshot, subscribe, set } = createStore<PlayerState>({ phase: 'overlay' });
  let settings = initialSettings;
  let controller: Controller | undefined;
  /** Whether the last command was to play: while the code loads, the visitor may go on to another slide. */
  let isWanted = false;
  let isDestroyed = false;

  const open = (module: PlayerModule): Controller => {
    controller ??= new module.PlayerController({
      host,
      readVideo() {
        const embedded = module.readEmbeddedVideo(settings, host);
        const details = videoDetails({ settings, host, embedded });
        return {
          ...details,
          settings,
          startsWithPlayer: startsWithPlayer(settings),
          playsByItself: playsByItself(settings),
        };
      },
      onChange: set,
    });
    return controller;
  };

  const run = (command: (controller: Controller) => void): void => {
    loadPlayer(host).then((module) => {
      if (module && !isDestroyed && host.isConnected) command(open(module));
    });
  };

  return {
    getSnapshot,
    subscribe,
    play(video) {
      isWanted = true;
      // At once if the code has loaded: a later call would no longer be within the visitor's gesture.
      if (controller) controller.play(video);
      else run((loaded) => isWanted && loaded.play(video));
    },
    pause() {
      isWanted = false;
      controller?.pause();
    },
    leave() {
      isWanted = false;
      controller?.yieldPlayback();
    },
    preconnect: () => run((loaded) => loaded.preconnect()),
    acceptConsent: (video) => controller?.acceptConsent(video),
    declineConsent: () => controller?.declineConsent(),
    getProviderName: () => controller?.providerName ?? '',
    update(latestSettings, module) {
      settings = latestSettings;
      if (module) open(module);
      controller?.update();
    },
    destroy() {
      isDestroyed = true;
      controller?.destroy();
      controller = undefined;
    },
  };
};

interface UsePlayerOptions {
  host: BlockHost;
  settings: VideoSettings;
  /** The player's code, where the settings need it before anything shows. */
  module: PlayerModule | undefined;
}

/** The player of a video block, and its state. */
export const usePlayer = ({ host, settings, module }: UsePlayerOptions): [VideoPlayer, PlayerState] => {
  const [player] = useState(() => createVideoPlayer(host, settings));
  const state = useSyncExternalStore(player.subscribe, player.getSnapshot);
  const methods = useMemo(
    () => ({ play: () => player.play(), pause: player.pause, leave: player.leave }),
    [player],
  );
  useElementMethods(host, methods);
  // Before the player starts, which would otherwise play at the same time as the page's own. After each render, because a morph
  // brings the page's own back.
  useLayoutEffect(() => stopOwnPlayers(host));
  useUnmount(() => putFramesBack(host));
  // After each render: the element's content may name another video, too.
  useLayoutEffect(() => player.update(settings, module));
  useUnmount(player.destroy);
  return [player, state];
};
