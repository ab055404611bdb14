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
    '{part, select, pictures {There are no pictures in it.} picture {There is no picture in it.} video {There is no video in it.} form {There is no form in it.} field {There is no field in it.} sections {There are no sections in it.} items {There are no items in it.} texts {There are no texts in it.} dishes {There are no dishes in it.} values {There are no values in it.} other {It is empty.}}',
  emptyGallery: 'The gallery is empty. Its arrows, which did nothing any more, have been removed.',
  filmControls:
    'The film had no controls. It has the browser’s now, so that visitors can stop it. With the attribute background, it plays without them, as a video behind other content.',
  noPlaceForLink: 'The block has no place for a link that is in it. Put the link outside, or into a text.',
  unknownDesign: 'Azulejo does not know the design {design}.',
  ownScript: 'The page’s own script opens it.',
  unreadableFields: 'The list of its fields cannot be read.',
  noPlace: 'It has no place on the map.',
  formAddress:
    'The form needs an address that receives what visitors send: data-form-endpoint on the script tag. Without one, it is sent to the API of data-api.',
  ordersNeedShop:
    'Orders need a shop: an API (data-api on the script tag), or an address of your own, such as data-cart="mailto:shop@example.com".',
  donationServer:
    'Donations need a server with a donate page (/checkout/donate): data-api on the script tag. Or put a link to the service that you use in the place of the button.',
  donationPage:
    'The id of its donate page is not in the page. Put a link to the service that you use in the place of the button.',
  pricesMissing:
    'Its prices are not in the page. Put the block ‘product’, with them, in the place of the button.',
  planAtBuilder:
    'Visitors join this plan at the builder, and nowhere else. Put a link to where they join now in the place of the button; the block ‘pricing-toggle’ shows plans with two prices.',
  cookieScriptsAndText:
    'Scripts of yours that set cookies wait for the visitor only with type="text/plain" and data-az-category. The settings have no text of yours: to write one, put the block ‘cookie-banner’ with cookie-banner-text into the page.',
  cookieScripts:
    'Scripts of yours that set cookies wait for the visitor only with type="text/plain" and data-az-category. An element with data-az-consent-open lets visitors change their mind.',
  mobileBarContacts:
    "The saved settings lack some of the bar's contacts. To show them, put the block ‘mobile-bar’ with your links into the page.",
  popupForm: 'It opens as often as the saved settings say. Its form needs an address: see the form.',
  popupContent:
    'Its content exists only at the builder. Write it into the page, in the block ‘popup’. When it opens comes from the saved settings.',
  searchIndex:
    'The search needs an index of your pages: data-search-src on the script tag, with the address of JSON that lists them. Without one, it leads to the address it has, as before.',
  emailUndecoded: 'The e-mail address cannot be decoded. Write it into the page.',
  commentsReadable: 'The comments stay readable. New ones need a service of your own.',
  commentsRemote:
    'The comments exist only at the builder’s servers. Its export has them as XML: write them into the page, or put the code of another service here.',
  disqus:
    'The builder’s script loaded the comments of Disqus. Put the code that Disqus gives you in their place.',
  likesRemote:
    'Likes are counted only at the builder’s servers. The block ‘like’ counts them at an API of your own.',
  accountsRemote:
    'The accounts of visitors exist only at the builder’s servers. Take this link out, or let it lead to a sign-in of your own, such as the block ‘login’.',
  membershipsRemote:
    'Memberships and paid plans exist only at the builder’s servers. Let the button lead to a page of your payment service.',
  schedulingCode:
    'The builder’s script loaded the calendar of appointments. Put the code that Acuity Scheduling gives you in its place.',
  ordersRemote:
    'Orders were paid only at the builder’s servers. The block ‘cart’ takes orders in their place.',
  feedRemote:
    'Only the builder’s servers could ask for the latest posts, and the page has none. Put pictures or a link in their place.',
};
