import { useCallback, useLayoutEffect, useRef } from 'react';
import { lazyImport } from '../../../src/core/lazy-import';
import { useLatest } from '../../../src/hooks/use-latest';
import type { DesignProps } from '../design';
import { hasLightbox } from '../read-settings';
import type { Click } from './connect-lightbox';
import type { LightboxController } from './lightbox-element';

export type OpenLightbox = LightboxController['open'];

const connectModule = lazyImport(() => import('./connect-lightbox'));

/**
 * Opens pictures in a lightbox, where the settings say so: by a click on a picture, or by the returned function.
 * @returns undefined where the gallery has no lightbox
 */
export const useLightbox = (props: DesignProps): OpenLightbox | undefined => {
  const { host } = props;
  const isOn = hasLightbox(props.settings);
  const latest = useLatest(props);
  const controller = useRef<Promise<LightboxController> | null>(null);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    // A click before the module has loaded.
    let earlyClick: Click | undefined;
    const onEarlyClick = (event: MouseEvent): void => {
      earlyClick = { event, path: event.composedPath() };
    };
    host.addEventListener('click', onEarlyClick, { signal });
    controller.current = connectModule.load().then(({ connectLightbox }) => {
      host.removeEventListener('click', onEarlyClick);
      return connectLightbox({ gallery: latest, signal, earlyClick });
    });
    controller.current.catch((error) => host.report(error));
    return () => {
      controller.current = null;
      ending.abort();
    };
  }, [host, isOn, latest]);
  const open = useCallback((index: number): void => {
    // The effect has reported a module that cannot be loaded.
    controller.current?.then(
      (lightbox) => lightbox.open(index),
      () => {},
    );
  }, []);
  return isOn ? open : undefined;
};
