import { answerOfPurposes, type PlatformAnswer } from './purposes';

/** The fields of the IAB's TCData that decide. */
interface TcData {
  gdprApplies?: boolean;
  eventStatus?: 'tcloaded' | 'cmpuishown' | 'useractioncomplete';
  purpose?: { consents?: Record<number, boolean> };
}

export type TcfApi = (
  command: string,
  version: 2,
  callback: (data: TcData, isSuccess: boolean) => void,
) => void;

export const readTcData = ({ gdprApplies, eventStatus, purpose }: TcData): PlatformAnswer => {
  if (gdprApplies === false) return 'no law';
  if (eventStatus === 'cmpuishown') return 'asking';
  return answerOfPurposes((id) => !!purpose?.consents?.[id]);
};

/**
 * Listens to `__tcfapi`, now and for each change.
 * https://github.com/InteractiveAdvertisingBureau/GDPR-Transparency-and-Consent-Framework
 */
export const followTcf = (api: TcfApi, onAnswer: (answer: PlatformAnswer) => void): void =>
  api('addEventListener', 2, (data, isSuccess) => {
    if (isSuccess) onAnswer(readTcData(data));
  });
