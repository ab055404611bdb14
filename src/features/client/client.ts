import type { Credentials } from '../../core/site/site-api';
import type { CartEntryChange, NewCartEntry } from '../api/calls/cart';
import type { FormSubmission, SubmissionKey } from '../api/calls/forms';
import type { HeaderFooter } from '../api/calls/header-footer';
import type { LikeAnswer, LikeParams } from '../api/calls/likes';
import type { MultilingualStatus, SiteLanguages } from '../api/calls/multilingual';
import type { PlaceDetailsParams, PlaceQuery, TrackingContext } from '../api/calls/places';
import type { Session, SessionEnd } from '../api/calls/session';
import type {
  ButtonFields,
  CensusFields,
  ErrorRecord,
  Hit,
  Landing,
  LogEntry,
  NamedEvent,
  PerformanceSettings,
  QuickViewRecord,
  ServiceEvent,
  TrackedFields,
} from '../api/calls/tracking';
import type { RenderedWidget, WidgetRendering, WidgetRenderingParams } from '../api/calls/widget-rendering';
import type { Cart, ShippingLocation } from '../cart/cart';

/** Options of `createClient`. */
export interface ClientOptions {
  /** Address of the server: "https://shop.example". The API's paths are appended to it. In a page, relative to the page. */
  baseUrl: string | URL;
  /**
   * Sends the requests. Default: the platform's `fetch`; outside a browser, the client also keeps the server's cookies, which
   * Node's `fetch` would forget.
   */
  fetch?: typeof fetch;
  /**
   * The crumb, a token that the server expects from calls that change something. Default: the page's cookie `crumb`, if the page
   * comes from the same server; else the crumb that the server sends with its first refusal.
   */
  crumb?: string;
  /** BCP 47 tag of the language of error messages: es-419, en or pt-BR. Default: the page's language, in Node es-419. */
  locale?: string;
}

/** Options of one call: the second argument of each function. */
export interface ClientCallOptions {
  /**
   * Aborts the call: the promise rejects with an `ApiError` with the reason `abort`, or `timeout` for a signal of
   * `AbortSignal.timeout`.
   */
  signal?: AbortSignal;
  /** How often to try again after a failure with `isRetryable`, after 200 ms each. Default: 0. */
  retries?: number;
}

/** The place to describe: all parameters in one object, or the map service's (`query`) and `trackingContext` apart. */
export type PlaceDetails = PlaceDetailsParams | { query: PlaceQuery; trackingContext: TrackingContext };

/** The block that the server renders: its fields in one object with the collection's id, or apart in `widget`. */
export type WidgetRequest =
  | WidgetRenderingParams
  | (RenderedWidget & Pick<WidgetRenderingParams, 'collectionId'>);

/** A call without parameters; `undefined` takes their place before the options. */
type CallWithoutParams<Answer> = (params?: undefined, options?: ClientCallOptions) => Promise<Answer>;
type Call<Params, Answer> = (params: Params, options?: ClientCallOptions) => Promise<Answer>;

/**
 * The API of a site's server. Each function takes its parameters and `{ signal, retries }`, and resolves with the answer. It
 * rejects with an `ApiError` if the call fails or a parameter is missing. A call whose crumb is refused is repeated once with
 * the new crumb.
 */
export interface Client {
  /** `POST /api/form/FormSubmissionKey`: a key for one submission. */
  getSubmissionKey: CallWithoutParams<SubmissionKey>;
  /** `POST /api/form/SaveFormSubmission`. Each refused field is in the error's `fields`, with its message. */
  submitForm: Call<FormSubmission, unknown>;

  /** `GET /api/commerce/shopping-cart`. Each call of the cart resolves with the whole cart; amounts are whole cents. */
  getCart: CallWithoutParams<Cart>;
  /** `POST …/entries` */
  addCartEntry: Call<NewCartEntry, Cart>;
  /** `PUT …/entries/{id}`: another quantity (0 removes the entry), or other answers to the product's form. */
  updateCartEntry: Call<CartEntryChange, Cart>;
  /** `DELETE …/entries/{id}` */
  removeCartEntry: Call<{ id: string }, Cart>;
  /** `POST …/coupons` */
  addCartCoupon: Call<{ promoCode: string }, Cart>;
  /** `DELETE …/coupons/{id}` */
  removeCartCoupon: Call<{ id: string }, Cart>;
  /** `PUT …/shipping-location` */
  setCartShippingLocation: Call<ShippingLocation, Cart>;
  /** `PUT …/shipping-option` */
  setCartShippingOption: Call<{ id: string }, Cart>;

  /**
   * `POST /api/site-users/account/session`: signs a member in. Later calls of this client carry the answer's `xsrfToken` as the
   * header `X-CSRF-Token`.
   */
  createSession: Call<Credentials, Session>;
  /** `DELETE /api/site-users/account/session`: signs the member out. */
  deleteSession: (params?: SessionEnd, options?: ClientCallOptions) => Promise<void>;
  /** `POST /api/auth/Logout`: signs an account of the website out. */
  logout: CallWithoutParams<void>;
  /** `POST /api/auth/visitor/unlock`: opens a locked page. A call of our own. */
  unlockPage: Call<{ password: string }, void>;

  /**
   * `GET /api/multilingual/settings`. A site in one language answers an empty list. The answer may be any object, as in the four
   * calls below: the hosted builder does not document these answers, so their fields are not checked.
   */
  getMultilingualSettings: CallWithoutParams<Partial<SiteLanguages>>;
  /** `GET /api/multilingual/status` */
  getMultilingualStatus: CallWithoutParams<Partial<MultilingualStatus>>;
  /** `PUT /api/multilingual/languages`; for editors of the site. */
  putLanguages: Call<SiteLanguages, Partial<SiteLanguages>>;
  /** `GET /api/site-header-footer` */
  getHeaderFooter: CallWithoutParams<Partial<HeaderFooter>>;
  /** `PUT /api/site-header-footer`; for editors of the site. */
  putHeaderFooter: Call<HeaderFooter, Partial<HeaderFooter>>;

  /** `GET /api/google-maps/places/autocomplete`; the parameters and the answer are the map service's own. */
  autocompletePlaces: Call<PlaceQuery, unknown>;
  /**
   * `GET /api/google-maps/places/details`: `getPlaceDetails({ place_id, productPage, productSection })`. `productPage` and
   * `productSection` tell the server which part of the product asks. All parameters go into the query by their own names; they
   * may also come as `{ query, trackingContext }`.
   */
  getPlaceDetails: Call<PlaceDetails, unknown>;
  /**
   * `POST /api/widget/GetWidgetRendering`: the content of a block, such as an events summary:
   * `getWidgetRendering({ type, id, value, collectionId })`; the block's fields may also come as `{ widget, collectionId }`.
   * Sanitise the content before use.
   */
  getWidgetRendering: Call<WidgetRequest, WidgetRendering>;
  /** `POST /api/rest/likes`. A second like of the same visitor changes nothing. A call of our own. */
  like: Call<LikeParams, LikeAnswer>;

  /** `POST /api/census/RecordHit`: a page view; times out after 2.5 s. */
  recordHit: Call<Hit, void>;
  /** `POST /api/census/form-render`: a form was shown; times out after 2.5 s. */
  recordFormRender: Call<CensusFields & { formId: string }, void>;
  /** `POST /api/census/overlay`: what a visitor did with a popup; times out after 2.5 s. */
  recordOverlay: Call<CensusFields, void>;
  /** `POST /api/census/button-click`; times out after 2.5 s. */
  recordButtonClick: Call<ButtonFields, void>;
  /** `POST /api/census/button-render`; times out after 2.5 s. */
  recordButtonRender: Call<ButtonFields, void>;
  /** `POST /api/census/RecordQuickView/{id}`: an item was viewed in an overlay; times out after 2.5 s. */
  recordQuickView: Call<QuickViewRecord, void>;
  /** `POST /api/events/RecordEvent`: an event with a name; times out after 2.5 s. */
  recordEvent: Call<NamedEvent, void>;
  /** `POST /api/events/RecordJavascriptErrors`; times out after 2.5 s. */
  recordJavascriptErrors: Call<{ records: ErrorRecord[] }, void>;
  /** `POST /api/events/Trace`; times out after 2.5 s. */
  recordTrace: Call<{ entries: LogEntry[] }, void>;
  /** `POST /api/v1/events` of the events service; times out after 2.5 s. */
  sendServiceEvent: Call<ServiceEvent, void>;
  /** `GET /api/track/Track`: where a visitor came from; times out after 2.5 s. */
  trackLanding: Call<Landing, void>;
  /** `GET /api/1/performance/settings`; times out after 30 s. */
  getPerformanceSettings: CallWithoutParams<PerformanceSettings>;
  /** `POST /api/1/performance/records`; times out after 2.5 s. */
  recordPerformance: Call<{ records: TrackedFields[] }, void>;
}
