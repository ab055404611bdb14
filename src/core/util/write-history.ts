/**
 * Adds or replaces an entry of the history, if the browser allows it: Safari refuses more than a hundred in ten seconds, and a
 * document of `srcdoc`, such as an editor's preview, refuses any address.
 * @param address relative to the page's own address, even if a `<base>` names another one. Default: the present address
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
