/** The builder's limit for an album. */
export const maxTracks = 60;
