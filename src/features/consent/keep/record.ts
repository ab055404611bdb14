import { consent } from '..';
import { shared } from '../of-page';
import { cookieSettings } from '../policy';

/** Random: names the record, and nothing else. Pages without https have no `randomUUID`. */
const recordId = (): string => crypto.randomUUID?.() ?? `${Math.random()}`.slice(2);

/** Tells the owner's address of a choice: `POST` of `{ id, time, version, choice, categories }` as JSON. Nobody waits for it. */
export const sendRecord = (): void => {
  const { consentRecordUrl, isVisitorDataRestricted, isActivityLogEnabled } = cookieSettings();
  const details = shared.details?.();
  const isLogged = `${isVisitorDataRestricted}` !== 'true' && `${isActivityLogEnabled}` !== 'false';
  if (!consentRecordUrl || !details || !isLogged) return;
  const { time, version, categories } = details;
  fetch(`${consentRecordUrl}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      id: recordId(),
      time: new Date(time),
      version,
      choice: consent.state,
      categories,
    }),
    // The next page may be on its way.
    keepalive: true,
  }).catch((error) => console.warn('[azulejo] The record of a consent was not taken.', error));
};
