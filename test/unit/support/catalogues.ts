/** `azulejo:catalogues` for unit tests: no locale but Spanish. A test of others mocks it, as i18n/partial-language.test.ts does. */
export const catalogueLoaders = {};
