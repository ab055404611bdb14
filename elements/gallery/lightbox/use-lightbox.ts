import { useLayoutEffect, useRef } from 'react';
import type { DesignProps } from '../design';
import type { Settings } from '../slides';

/** Whether a click shows a picture large; without a word of the page, in the designs that gallery 9 says. */
export const hasLightbox = ({ lightbox, design }: Settings): boolean =>
  lightbox ?? (design === 'grid' || design === 'autorows');

/**
 * Has pictures open large, where the settings say so.
 * @returns whether they do
 */
export const useLightbox = (props: DesignProps): boolean => {
  const { host } = props;
  const latest = useRef(props);
  latest.current = props;
  const isOn = hasLightbox(props.settings);
  useLayoutEffect(() => {
    if (!isOn) return;
    const ending = new AbortController();
    const { signal } = ending;
    let early: MouseEvent | undefined;
    const keep = (event: MouseEvent): void => {
      early = event;
    };
    host.addEventListener('click', keep, { signal });
    import('./connect').then(
      ({ connect }) => signal.aborted || connect(latest, signal, early),
      (error) => host.report(error),
    );
    return () => ending.abort();
  }, [host, isOn]);
  return isOn;
};
