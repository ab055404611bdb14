import { type Answer, answerOfPurposes, everything } from './purposes';

/** A section of the IAB's Global Privacy Platform, parsed: one object, or one for each of its segments. */
type Section = Record<string, unknown> | Record<string, unknown>[];

/** The part of the GPP's `pingData` that decides. */
export interface GppPing {
  /** `stub` until the platform's script has loaded. */
  cmpStatus?: string;
  cmpDisplayStatus?: string;
  signalStatus?: 'ready' | 'not ready';
  /** -1: none applies. 0: not known yet. */
  applicableSections?: number[];
  parsedSections?: Record<string, Section>;
}

export type GppApi = (command: string, callback: (event: { pingData?: GppPing }) => void) => void;

/** The opt-outs of the sections of the United States; 1 is yes. */
const optOutFields = ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut'];

const answerOfSection = (name: string, section: Section): Answer => {
  const fields: Record<string, unknown> = Object.assign(
    {},
    ...(Array.isArray(section) ? section : [section]),
  );
  if (/^us/.test(name)) {
    const hasOptedOut =
      optOutFields.some((field) => fields[field] === 1) || fields.Gpc === true || fields.OptOutSale === 'Y';
    return { ...everything, marketing: !hasOptedOut };
  }
  // The sections of the European Union and of Canada; others are not known and allow nothing.
  const consents = (fields.PurposeConsents ?? fields.PurposeConsent ?? fields.PurposesExpressConsent) as
    | boolean[]
    | undefined;
  return answerOfPurposes((purpose) => !!consents?.[purpose - 1]);
};

/** The categories that all sections allow; `asking` while the visitor has a dialog before them, undefined for no answer. */
export const readGppPing = (ping: GppPing): Answer | 'asking' | undefined => {
  const { cmpStatus, cmpDisplayStatus, signalStatus, applicableSections = [], parsedSections = {} } = ping;
  if (cmpStatus === 'stub') return undefined;
  if (cmpDisplayStatus === 'visible') return 'asking';
  if (signalStatus !== 'ready' || applicableSections.includes(0)) return undefined;
  if (!applicableSections.some((id) => id > 0)) return everything;
  const answers = Object.entries(parsedSections).map(([name, section]) => answerOfSection(name, section));
  // A platform that names sections but shows none cannot be read, which is no consent.
  if (answers.length === 0) return answerOfPurposes(() => false);
  return {
    preferences: answers.every(({ preferences }) => preferences),
    statistics: answers.every(({ statistics }) => statistics),
    marketing: answers.every(({ marketing }) => marketing),
  };
};

/**
 * Listens to `__gpp`, now and for each change.
 * https://github.com/InteractiveAdvertisingBureau/Global-Privacy-Platform
 */
export const followGpp = (api: GppApi, onAnswer: (answer: Answer | 'asking') => void): void =>
  api('addEventListener', ({ pingData }) => {
    const answer = pingData && readGppPing(pingData);
    if (answer) onAnswer(answer);
  });
