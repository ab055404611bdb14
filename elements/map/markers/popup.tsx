import type { ReactNode } from 'react';
import { safeUrl } from '../../../src/util/safe-url';
import type { MapProps } from '../map';
import type { Pin } from '../place';
import type { Session } from '../showing/session';
import styles from './popup.css';

/** Between what has been opened and the edge of the map. */
const edgePx = 12;

const outside = { target: '_blank', rel: 'noopener' };

const popup = ({ title, description, url, directions }: Pin, { text }: MapProps): ReactNode => {
  const about = safeUrl(url);
  return (
    <div part="popup">
      <strong>{title || text('marker')}</strong>
      {description && <p>{description}</p>}
      {about && <a href={about}>{text('more')}</a>}
      <a href={directions} {...outside} aria-description={text('newWindow')}>
        {text('directions')}
      </a>
    </div>
  );
};

const heeding = new WeakSet<Session>();

/** Leaves what has been opened. */
const close = ({ stage: { show } }: Session): void => show({ open: -1 });

/** Escape, or a click beside every marker, puts away what is open. */
const heedClosing = (session: Session): void => {
  if (heeding.has(session)) return;
  heeding.add(session);
  const { canvas, now } = session.stage;
  const { signal } = session;
  canvas.addEventListener(
    'keydown',
    ({ key }) => {
      const { open } = now().state;
      if (key !== 'Escape' || open < 0) return;
      canvas.querySelectorAll<HTMLElement>('[part=marker]')[open]?.focus();
      close(session);
    },
    { signal },
  );
  let seen = '';
  const look = (): string => JSON.stringify(session.map?.view);
  canvas.addEventListener('pointerdown', () => (seen = look()), { capture: true, signal });
  canvas.addEventListener(
    'click',
    ({ target }) => {
      // What moved the map was meant for that.
      if (target === canvas && seen === look()) close(session);
    },
    { signal },
  );
};

/** Moves the map so that what has been opened can be seen. */
const reveal = ({ map, stage: { canvas } }: Session): void => {
  const inner = canvas.querySelector('[part=popup]')?.getBoundingClientRect();
  if (!inner || !map) return;
  const outer = canvas.getBoundingClientRect();
  const beyond = (start: number, end: number): number =>
    Math.min(0, start - edgePx) + Math.max(0, end + edgePx);
  const x = beyond(inner.left - outer.left, inner.right - outer.right);
  const y = beyond(inner.top - outer.top, inner.bottom - outer.bottom);
  if (x || y) map.pan(x, y);
};

/** Opens what is said of a marker, or puts it away. */
export const toggle = (session: Session, index: number): void => {
  if (session.signal.aborted) return;
  session.wear(styles);
  heedClosing(session);
  const { now, show } = session.stage;
  if (now().state.open === index) close(session);
  else show({ open: index, popup }, () => reveal(session));
};
