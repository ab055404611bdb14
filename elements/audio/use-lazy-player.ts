import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { createStore } from '../../src/core/util/store';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { useElementMethods } from '../../src/hooks/use-element-methods';
import { useVisitorState } from '../../src/hooks/use-visitor-state';
import { LazyPlayer } from './lazy-player';
import type { AudioOptions } from './player/audio-player';
import { type AudioState, initialAudioState } from './state';

/** The player of an audio block, and its state. */
export const useLazyPlayer = (host: BlockHost, options: AudioOptions): [LazyPlayer, AudioState] => {
  // The recording that the visitor has chosen, and its sound, stay when the element leaves the page and comes back.
  const [store] = useVisitorState(host, 'player', () => createStore(initialAudioState));
  const [player] = useState(() => new LazyPlayer(host, store));
  const state = useSyncExternalStore(player.state.subscribe, player.state.getSnapshot);
  const methods = useMemo(
    () => ({ play: () => player.play(), pause: () => player.run((loaded) => loaded.pause()) }),
    [player],
  );
  useElementMethods(host, methods);
  useCustomState(host, 'playing', state.phase === 'playing');
  useCustomState(host, 'loading', state.phase === 'loading');
  useLayoutEffect(() => player.update(options));
  useLayoutEffect(() => () => player.destroy(), [player]);
  return [player, state];
};
