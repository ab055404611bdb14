/**
 * The reasons of a report (`AdoptionEntry.why`) are English sentences, for scripts and the console. The panel shows them in the
 * language of the page. This module finds the message for a sentence, so that code that only reports loads no translations.
 * @module
 */
import type { messages as spanish } from './messages/es-419';

export interface Reason {
  key: keyof typeof spanish;
  /** Values of the message, from the named groups of the sentence's pattern that match. */
  values: Record<string, string | undefined>;
}

/** One row for each sentence: its pattern, whose named groups are values of the message. */
const rows: [sentence: RegExp, key: Reason['key']][] = [
  [/^The builder's own scripts run in this page/, 'builderRuns'],
  [/^This script stands before Azulejo's tag/, 'mayHaveRun'],
  [/^The file that reads it could not be loaded/, 'fileMissing'],
  [/^The (?<thing>[\w-]+) exists only at the builder's servers: (?<address>\S+)/, 'onlyRemote'],
  [/^The page has no address of this (?<thing>\w+)/, 'noAddress'],
  [/^There (?:is|are) no (?<part>\w+) in it\./, 'empty'],
  [/^The block has no place for a link that is in it: (?<address>\S+)/, 'noPlaceForLink'],
  [/^The design (?<design>.*) is not known\./, 'unknownDesign'],
  [/^The page's own script opens it/, 'ownScript'],
  [/^The list of its fields cannot be read/, 'unreadableFields'],
  [/^It has no place\./, 'noPlace'],
  [/^The form needs an address that receives/, 'formAddress'],
  [/^Orders need a shop: (?:.*The link leads to the builder: (?<address>\S+))?/, 'ordersNeedShop'],
  [/^Donations need a server with a donate page/, 'donationServer'],
  [/^The id of its donate page is not in the page/, 'donationPage'],
  [/^Its prices are not in the page/, 'pricesMissing'],
  [/^Visitors join this plan at the builder/, 'planAtBuilder'],
  [/^Scripts of yours that set cookies .* The settings have no text of yours/, 'cookieScriptsAndText'],
  [/^Scripts of yours that set cookies/, 'cookieScripts'],
  [/^The saved settings have no .* To show one, put the block "mobile-bar"/, 'mobileBarContacts'],
  [/^It opens as often as the saved settings say/, 'popupForm'],
  [/^Its content exists only at the builder\./, 'popupContent'],
  [/^The search needs an index of your pages/, 'searchIndex'],
  [/^The e-mail address cannot be decoded/, 'emailUndecoded'],
  [/^The comments stay readable/, 'commentsReadable'],
  [/^(?:The \d+ comments of this page|Comments) exist only at the builder's servers/, 'commentsRemote'],
  [/^The builder's script loaded the comments of Disqus/, 'disqus'],
  [/^Likes are counted only at the builder's servers/, 'likesRemote'],
  [/^The accounts of visitors exist only at the builder's servers/, 'accountsRemote'],
  [/^Memberships and paid plans exist only at the builder's servers/, 'membershipsRemote'],
  [/^The builder's script loaded the calendar of appointments/, 'schedulingCode'],
  [/^Orders were paid only at the builder's servers/, 'ordersRemote'],
  [/^Only the builder's servers could ask for the latest posts/, 'feedRemote'],
];

/**
 * The message for a sentence of the report.
 * @returns undefined for a sentence without a row, such as the text of an error
 */
export const reasonOf = (why: string): Reason | undefined => {
  for (const [sentence, key] of rows) {
    const match = sentence.exec(why);
    if (match) return { key, values: { ...match.groups } };
  }
  return undefined;
};
