import { useLayoutEffect } from 'react';
import type { BlockHost } from '../../../src/block/host';
import { adopt, sheetOf } from '../../../src/block/styles';
import type { Settings } from '../facts';
import styles from './open.css';
import { openLightbox } from './open-lightbox';

interface OpenerProps {
  host: BlockHost;
  settings: Settings;
  /** What the button does. */
  name: string;
}

/** Opens the lightbox: a button, and a click on the picture, unless that leads somewhere. */
export const Opener = ({ host, settings, name }: OpenerProps) => {
  useLayoutEffect(() => adopt(host.shadowRoot as ShadowRoot, sheetOf(styles)), [host]);
  useLayoutEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const path = event.composedPath() as Element[];
      const isPicture = path.some(({ localName }) => localName === 'img');
      const isUsed = event.defaultPrevented || path.some((node) => node.matches?.('a[href]'));
      if (isPicture && !isUsed) openLightbox(host, settings);
    };
    host.addEventListener('click', onClick);
    return () => host.removeEventListener('click', onClick);
  }, [host, settings]);
  return (
    <button
      type="button"
      part="open"
      aria-label={name}
      aria-haspopup="dialog"
      onClick={() => openLightbox(host, settings)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
      </svg>
    </button>
  );
};
