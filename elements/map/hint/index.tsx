import type { Session } from '../showing/session';
import styles from './hint.css';

const explainMs = 1500;
const timers = new WeakMap<Session, ReturnType<typeof setTimeout>>();

/** Says for a moment what a gesture needs to be the map's. */
export const hint = (session: Session, left: 'wheel' | 'fingers'): void => {
  const { now, show } = session.stage;
  const { settings, text } = now();
  if (!settings.draggable || session.signal.aborted) return;
  session.wear(styles);
  clearTimeout(timers.get(session));
  timers.set(
    session,
    setTimeout(() => show({ hint: undefined }), explainMs),
  );
  show({
    hint: (
      <div part="hint" aria-hidden="true">
        {text(left)}
      </div>
    ),
  });
};
