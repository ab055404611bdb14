/**
 * What few forms ask of the behaviour, in a chunk of its own: conditions, drafts, files, and what no person does.
 * @module
 */
export { draftAt } from './draft';
export { contentsOf } from './file-content';
export { Honeypot, refusalOf } from './honeypot';
export { shownFields } from './is-shown';
