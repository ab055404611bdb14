/**
 * Adds or replaces an entry of the history, where the browser stores it: Safari takes a hundred in ten seconds, a document of
 * `srcdoc`, such as an editor's preview, no address.
 * @param address relative to the page's own address, also where a `<base>` names another one. Default: the present address
 * @returns whether the entry is stored
 */
export const writeHistory = (
  method: 'pushState' | 'replaceState',
  state: unknown,
  address?: string | URL,
): boolean => {
  try {
    window.history[method](state, '', address && new URL(address, location.href));
    return true;
  } catch {
    return false;
  }
};
