import type { ApiCall } from './api-call';

/** Parameters of the map service: `input`, `language`, `types` and so on. */
export type PlaceQuery = Record<string, string | number | boolean | undefined>;

/** The part of the product that asks, for the server's analytics. */
export interface TrackingContext {
  productPage: string;
  productSection: string;
}

/** Parameters of `getPlaceDetails`: the map service's own, and the tracking context. */
export type PlaceDetailsParams = PlaceQuery & TrackingContext;

const root = '/api/google-maps/places';

export const autocompletePlaces = (query: PlaceQuery): ApiCall<unknown> => ({
  path: `${root}/autocomplete`,
  options: { query },
  read: (data) => data,
});

export const getPlaceDetails = (query: PlaceDetailsParams): ApiCall<unknown> => ({
  path: `${root}/details`,
  options: { query },
  read: (data) => data,
});
