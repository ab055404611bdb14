import type { AllowedCategories } from '../../page-state';
import { allAllowed, allowedByAll, answerOfPurposes, noneAllowed, type PlatformAnswer } from './purposes';

/** A section of the IAB's Global Privacy Platform, parsed: one object, or one for each of its segments. */
type Section = Record<string, unknown> | Record<string, unknown>[];

/** The fields of the GPP's `pingData` that decide. */
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

/**
 * The sections' ids, by the names in `parsedSections`.
 * https://github.com/InteractiveAdvertisingBureau/Global-Privacy-Platform/blob/main/Sections/Section%20Information.md
 */
const sectionIds: Record<string, number> = {
  tcfeuv2: 2,
  tcfcav1: 5,
  uspv1: 6,
  usnat: 7,
  usca: 8,
  usva: 9,
  usco: 10,
  usut: 11,
  usct: 12,
  usfl: 13,
  usmt: 14,
  usor: 15,
  ustx: 16,
  usde: 17,
  usia: 18,
  usne: 19,
  usnh: 20,
  usnj: 21,
  ustn: 22,
  usmn: 23,
  usmd: 24,
  usin: 25,
  usky: 26,
  usri: 27,
};

/** The opt-outs of the sections of the United States; 1 is yes. */
const optOutFields = ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut'];

const answerOfSection = (name: string, section: Section): AllowedCategories => {
  const fields: Record<string, unknown> = Object.assign(
    {},
    ...(Array.isArray(section) ? section : [section]),
  );
  if (/^us/.test(name)) {
    const hasOptedOut =
      optOutFields.some((field) => fields[field] === 1) || fields.Gpc === true || fields.OptOutSale === 'Y';
    return { ...allAllowed, marketing: !hasOptedOut };
  }
  // The sections of the European Union and of Canada.
  const consents = (fields.PurposeConsents ?? fields.PurposeConsent ?? fields.PurposesExpressConsent) as
    | boolean[]
    | undefined;
  return answerOfPurposes((purpose) => !!consents?.[purpose - 1]);
};

/** The categories that all applicable sections allow; undefined for no answer. */
export const readGppPing = (ping: GppPing): PlatformAnswer | undefined => {
  const { cmpStatus, cmpDisplayStatus, signalStatus, applicableSections = [], parsedSections = {} } = ping;
  if (cmpStatus === 'stub') return undefined;
  if (cmpDisplayStatus === 'visible') return 'asking';
  if (signalStatus !== 'ready' || applicableSections.includes(0)) return undefined;
  const ids = applicableSections.filter((id) => id > 0);
  if (ids.length === 0) return 'no law';
  return allowedByAll(
    ids.map((id) => {
      // A section that is applicable but cannot be read is no consent.
      const name = Object.keys(parsedSections).find((key) => sectionIds[key] === id);
      return name ? answerOfSection(name, parsedSections[name] as Section) : noneAllowed;
    }),
  );
};

/**
 * Listens to `__gpp`, now and for each change.
 * https://github.com/InteractiveAdvertisingBureau/Global-Privacy-Platform
 */
export const followGpp = (api: GppApi, onAnswer: (answer: PlatformAnswer) => void): void =>
  api('addEventListener', ({ pingData }) => {
    const answer = pingData && readGppPing(pingData);
    if (answer) onAnswer(answer);
  });
