import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  builderRuns: 'The builder’s own scripts run in this page. Nothing has been changed.',
  mayHaveRun: 'This script stands before Azulejo’s and may have run.',
  fileMissing: 'The file of Azulejo that reads it could not be loaded.',
  onlyRemote:
    '{thing, select, picture {The picture exists} gallery {The pictures exist} film {The video exists} recording {The recording exists} other {The file exists}} only at the builder’s servers. Save a copy beside the page, or use data-adopt="remote".',
  noAddress:
    '{thing, select, picture {The page has no address of this picture.} recording {The page has no address of this recording.} other {The page has no address of this video.}}',
  empty:
    '{part, select, pictures {There are no pictures in it.} picture {There is no picture in it.} video {There is no video in it.} form {There is no form in it.} sections {There are no sections in it.} items {There are no items in it.} texts {There are no texts in it.} dishes {There are no dishes in it.} other {It is empty.}}',
  unknownDesign: 'Azulejo does not know the design {design}.',
  ownScript: 'The page’s own script opens it.',
  unreadableFields: 'The list of its fields cannot be read.',
  noPlace: 'It has no place on the map.',
  formAddress:
    'The form needs an address that receives what visitors send: data-form-endpoint on the script tag. Without one, it is sent to the API of data-api.',
};
