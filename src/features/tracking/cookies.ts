export const readCookie = (name: string): string => {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
  // Other scripts, and servers, write a `|` as they like.
  return value.replace(/%7C/gi, '|');
};

export const writeCookie = (name: string, value: string, lifeS: number): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and for secure pages only
  document.cookie = `${name}=${value}; path=/; max-age=${lifeS}; samesite=lax${secure}`;
};

/** Removes what collectors have stored. */
export const forgetVisitor = (): void => {
  for (const name of ['ss_cvr', 'ss_cvt', 'ss_cid']) writeCookie(name, '', 0);
};
