export const scriptAddress = (shortname: string): string => `https://${shortname}.disqus.com/count.js`;

/** Names as Disqus allows them: a part of the script's address. */
export const shortnamePattern = /^[a-z0-9-]+$/i;
