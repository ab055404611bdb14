/** Texts of the button. A block that shows it spreads them into its own catalogue, beside those of the API. */
export const messages = {
  /** Name of the button, with the number that it shows. */
  like: 'Me gusta {title} {count}',
  /** The name for an item without a title. */
  likeWithoutTitle: 'Me gusta {count}',
  likeFailed: 'No se pudo guardar tu «Me gusta».',
};

export type LikeMessages = typeof messages;
