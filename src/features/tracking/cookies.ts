export const readCookie = (name: string): string => {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
  // Some scripts and servers encode the `|`.
  return value.replace(/%7C/gi, '|');
};

export const writeCookie = (name: string, value: string, lifetimeS: number): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and for secure pages only
  document.cookie = `${name}=${value}; path=/; max-age=${lifetimeS}; samesite=lax${secure}`;
};
