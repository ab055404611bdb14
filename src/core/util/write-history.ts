/**
 * Adds or replaces an entry of the history, where the browser stores it: Safari takes a hundred in ten seconds, a document of
 * `srcdoc`, such as an editor's preview, no address.
 * @param address default: the present one
 * @returns whether the entry is stored
 */
export const writeHistory = (
  method: 'pushState' | 'replaceState',
  state: unknown,
  address?: string | URL,
): boolean => {
  try {
    history[method](state, '', address);
    return true;
  } catch {
    return false;
  }
};
