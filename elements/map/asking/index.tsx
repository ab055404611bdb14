import type { ReactNode } from 'react';
import { consent } from '../../../src/consent/index';
import { type Text, translated } from '../../../src/i18n/translated';
import type { MapState } from '../map';
import type { Session } from '../showing/session';
import styles from './asking.css';
import { messages as spanish } from './messages/es-419';

const textOf = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

const heeding = new WeakSet<Session>();
const focus = (button: HTMLElement | null): void => button?.focus();

interface Asking {
  session: Session;
  /** To whom it is given. */
  owner: string;
  text: Text<typeof spanish>;
}

/** Asks for consent (contract 6), with the focus where the visitor's is. */
const questionOf = ({ session, owner, text }: Asking): ReactNode => {
  const { canvas, now, show } = session.stage;
  const { phase, wasAsked } = now().state;
  if (phase === 'asks')
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
      <div part="consent" role="group" aria-labelledby="question">
        <p id="question">{text('consent', { provider: owner })}</p>
        <button
          part="accept"
          type="button"
          ref={focus}
          onClick={() => {
            canvas.focus();
            consent.set(true);
          }}
        >
          {text('accept')}
        </button>
        <button part="decline" type="button" onClick={() => show({ phase: 'needs', wasAsked: true })}>
          {text('decline')}
        </button>
      </div>
    );
  return (
    phase === 'needs' && (
      <button
        part="show"
        type="button"
        ref={wasAsked ? focus : undefined}
        onClick={() => show({ phase: 'asks' })}
      >
        {text('show')}
      </button>
    )
  );
};

/** What shows instead of the map where there is no consent. */
export const missingFor = async (session: Session, owner: string): Promise<Partial<MapState> | undefined> => {
  if (!heeding.has(session) && !session.signal.aborted) {
    heeding.add(session);
    session.signal.addEventListener(
      'abort',
      consent.onChange(() => session.begin()),
    );
  }
  const text = await textOf(session.stage.host);
  if (consent.mayRequestThirdParty()) return undefined;
  session.wear(styles);
  const { phase } = session.stage.now().state;
  return { phase: phase === 'asks' ? phase : 'needs', question: () => questionOf({ session, owner, text }) };
};
