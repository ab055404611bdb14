import { translated } from '../../../src/i18n/translated';
import type { Session } from '../showing/session';
import styles from './hint.css';
import { messages as spanish } from './messages/es-419';

const textOf = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

const explainMs = 1500;
const timers = new WeakMap<Session, ReturnType<typeof setTimeout>>();

/** Says for a moment what a gesture needs to be the map's. */
export const hint = async (session: Session, left: 'wheel' | 'fingers'): Promise<void> => {
  const { host, now, show } = session.stage;
  const text = await textOf(host);
  if (!now().settings.draggable || session.signal.aborted) return;
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
