/**
 * The reasons of a report (`AdoptionEntry.why`) are English sentences, for scripts and the console. The panel shows them in the
 * language of the page: here is the message for each sentence, so that code which only reports loads no translations.
 * @module
 */
import type { messages as spanish } from './messages/es-419';

export interface Reason {
  key: keyof typeof spanish;
  /** Values of the message, from the named groups of the sentence's pattern. */
  values: Record<string, string>;
}

/** One row for each sentence: its pattern, whose named groups are values of the message. */
const rows: [sentence: RegExp, key: Reason['key']][] = [
  [/^The builder's own scripts run in this page/, 'builderRuns'],
  [/^This script stands before Azulejo's tag/, 'mayHaveRun'],
  [/^The file that reads it could not be loaded/, 'fileMissing'],
  [/^The (?<thing>[\w-]+) exists only at the builder's servers: (?<address>\S+)/, 'onlyRemote'],
  [/^The page has no address of this (?<thing>\w+)/, 'noAddress'],
  [/^There (?:is|are) no (?<part>\w+) in it\./, 'empty'],
  [/^The design (?<design>.*) is not known\./, 'unknownDesign'],
  [/^The page's own script opens it/, 'ownScript'],
  [/^The list of its fields cannot be read/, 'unreadableFields'],
  [/^It has no place\./, 'noPlace'],
  [/^The form needs an address that receives/, 'formAddress'],
];

/**
 * The message for a sentence of the report.
 * @returns undefined for a sentence without a row, such as the text of an error
 */
export const reasonOf = (why: string): Reason | undefined => {
  for (const [sentence, key] of rows) {
    const found = sentence.exec(why);
    if (found) return { key, values: { ...found.groups } };
  }
  return undefined;
};
