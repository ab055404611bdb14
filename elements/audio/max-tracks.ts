import type { limits } from '../../src/features/editor/limits';

/** The builder's limit for an album. Only the type comes from the list of limits, so that the others are not bundled. */
export const maxTracks: (typeof limits)['albumTracks'] = 60;
