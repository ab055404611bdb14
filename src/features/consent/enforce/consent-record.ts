import { randomId } from '../../../core/util/random-id';
import { readRecord, writeRecord } from '../../../core/util/stored-record';
import { consent } from '..';
import { cookieSettings, isOn } from '../policy';
import { readDetails } from './choice-details';

const idKey = 'azConsentId';

/** The id of this browser, by which the owner finds the choices of one visitor. Stored with the first record that is sent. */
const browserId = (): string => {
  const storedId = readRecord(idKey);
  if (typeof storedId === 'string') return storedId;
  const id = randomId();
  writeRecord(idKey, id);
  return id;
};

/** Sends a choice to the owner's `consentRecordUrl`: `POST` of `{ id, time, version, choice, categories }` as JSON. */
export const sendConsentRecord = (): void => {
  const { consentRecordUrl, isVisitorDataRestricted } = cookieSettings();
  const details = readDetails();
  if (!consentRecordUrl || !details || isOn(isVisitorDataRestricted)) return;
  const { time, version, categories } = details;
  fetch(`${consentRecordUrl}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      id: browserId(),
      time: new Date(time),
      version,
      choice: consent.state,
      categories,
    }),
    // The visitor may leave the page before the answer.
    keepalive: true,
  }).catch((error) => console.warn('[azulejo] The consent record was not stored.', error));
};
