/** For `regex()`: a text that is not empty. For such a field "" counts as absent, as saved data have "" for the default. */
export const filledText = /./;
