/** A video that can give way to another one. */
interface ActiveVideo {
  /** Returns the video to its picture. */
  leave(): void;
}

let active: ActiveVideo | undefined;

/** Makes `video` the one that plays on the page. The video that played before leaves its player. */
export const claimPlayback = (video: ActiveVideo): void => {
  const previous = active;
  active = video;
  if (previous !== video) previous?.leave();
};

/** Ends the claim of `video`, if it has one. */
export const releasePlayback = (video: ActiveVideo): void => {
  if (active === video) active = undefined;
};
