/** `azulejo:catalogues` for unit tests: no locale but Spanish. */
export const catalogueLoaders = {};
