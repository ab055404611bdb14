/**
 * The API of a site's server as functions: `dist/client.js`, `azulejo/client`. Needs neither React nor a page; it runs in Node,
 * too.
 * @module
 */
export type { Credentials, SiteAccount } from '../../core/site/site-api';
export type { CartEntryChange, NewCartEntry } from '../api/calls/cart';
export type { FormSubmission, SubmissionKey } from '../api/calls/forms';
export type { HeaderFooter } from '../api/calls/header-footer';
export type { LikeAnswer, LikeParams } from '../api/calls/likes';
export type { MultilingualStatus, SiteLanguage, SiteLanguages } from '../api/calls/multilingual';
export type { PlaceQuery, TrackingContext } from '../api/calls/places';
export type { Session, SessionEnd } from '../api/calls/session';
export type {
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
export type { RenderedWidget, WidgetRendering } from '../api/calls/widget-rendering';
export type {
  AdditionalField,
  Cart,
  CartCoupon,
  CartEntry,
  ShippingLocation,
  ShippingOption,
  SubscriptionPlan,
  TaxRule,
} from '../cart/cart';
export { ApiError } from './api-error';
export type { Client, ClientCallOptions, ClientOptions, PlaceDetails, WidgetRequest } from './client';
export { createClient } from './create-client';
