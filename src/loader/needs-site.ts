/** What in the context's JSON asks for `azulejo/site`: an account, the key for owners, or a page that is made for one block. */
const contextPatterns = [
  /"(authenticatedAccount|siteUser)"\s*:\s*[{]/,
  /"useEscapeKeyToLogin"\s*:\s*"?true/,
  /"pageType"\s*:\s*"?(103|105|106|200|205|209)\b/,
];

/**
 * Whether the page needs `azulejo/site` before any block has loaded. A search in the text is enough: the module itself reads
 * the context.
 * @param context what a script has set as `Azulejo.context`
 */
export const needsSite = (context: unknown): boolean => {
  const json = context
    ? JSON.stringify(context)
    : (document.querySelector('[data-azulejo-context]')?.textContent ?? '');
  return contextPatterns.some((pattern) => pattern.test(json)) || /[?&]logout=true\b/.test(location.search);
};
