import type { ApiCall } from './api-call';

/** Parameters of the map service: `input`, `language`, `types` and so on. */
export type PlaceQuery = Record<string, string | number | boolean | undefined>;

/** Which part of the product asks, for its analytics. */
export interface TrackingContext {
  productPage: string;
  productSection: string;
}

/** Which place to describe, and for whom. */
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
