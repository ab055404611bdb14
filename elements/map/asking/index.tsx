import type { ReactNode } from 'react';
import { consent } from '../../../src/consent/index';
import type { MapState } from '../map';
import type { Session } from '../showing/session';
import styles from './asking.css';

const heeding = new WeakSet<Session>();
const focus = (button: HTMLElement | null): void => button?.focus();

/** Asks for consent (contract 6), with the focus where the visitor's is. */
const question = ({ stage: { canvas, now, show } }: Session): ReactNode => {
  const { text, state } = now();
  const { phase, owner = '', wasAsked } = state;
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
export const missingFor = (session: Session, owner: string): Partial<MapState> | undefined => {
  if (!heeding.has(session) && !session.signal.aborted) {
    heeding.add(session);
    session.signal.addEventListener(
      'abort',
      consent.onChange(() => session.begin()),
    );
  }
  if (consent.mayRequestThirdParty()) return undefined;
  session.wear(styles);
  const { phase } = session.stage.now().state;
  return { phase: phase === 'asks' ? phase : 'needs', owner, question };
};
