import type { AdoptionEntry } from '../../core/adoption-report';
import type { Reason } from './reasons';

/** An entry, with its reason as the panel translates it. */
export interface ReportEntry extends AdoptionEntry {
  /** Undefined where there is nothing to say, and where `why` is for the console alone. */
  reason?: Reason | undefined;
}

type EntryFields = Pick<ReportEntry, 'element' | 'kind'> & Partial<ReportEntry>;

/** An entry of the report. By default, the element itself works again, and there is nothing to say. */
export const createEntry = (fields: EntryFields): ReportEntry => ({
  block: '',
  status: 'adopted',
  why: fields.reason?.why ?? '',
  ...fields,
});

/** Logs why a kind or a step has failed. @returns its entry */
export const logFailure = (fields: EntryFields, error: unknown): ReportEntry => {
  const { kind, element } = fields;
  console.error(`[azulejo] A ${kind} of the saved page could not be adopted, and stays.`, element, error);
  return createEntry({ ...fields, status: 'failed', why: String(error) });
};

/** Logs that files of kinds or steps did not load. @param names the names of these kinds or steps */
export const logLoadFailure = (names: string[], error: unknown): void =>
  console.error(
    `[azulejo] Parts of the saved page could not be adopted, because a file did not load: ${names.join(', ')}. They stay as they are.`,
    error,
  );
