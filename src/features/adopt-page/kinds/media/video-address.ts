interface AddressPattern {
  /** Its groups are the id and, for an unlisted video of Vimeo, the hash. */
  pattern: RegExp;
  addressOf(id: string, hash: string | undefined): string;
}

/** YouTube and Vimeo in any spelling, those of site copiers included: `../www.youtube.com/embed/ID8344.html`. */
const addressPatterns: AddressPattern[] = [
  {
    pattern:
      /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|watch\?v(?:=|%3D))|ytimg\.com\/vi\/)([\w-]{11})/i,
    addressOf: (id) => `https://youtu.be/${id}`,
  },
  {
    pattern:
      /vimeo\.com\/(?:video\/|channels\/\w+\/)?(\d{6,})(?:\/([\da-f]{6,})|[^\s"'<>]*?[?&;]h=([\da-f]+))?/i,
    addressOf: (id, hash) => `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
  },
];

/** The start time in an address, as a query: `?t=90s`; "" without one. Site copiers and JSON write the `&` in their own ways. */
const startIn = (address: string): string => {
  const start = /^[^\s"'<>]*?[?&;#](?:t|start)=(\d[\dhms]*)/.exec(address)?.[1];
  return start ? `?t=${start}` : '';
};

/** The address of the video that a text names. The text may be JSON that is too damaged to be parsed. */
export const videoAddressIn = (text: string): string | undefined => {
  for (const { pattern, addressOf } of addressPatterns) {
    const match = pattern.exec(text);
    const [, id, pathHash, queryHash] = match ?? [];
    if (match && id) return addressOf(id, pathHash ?? queryHash) + startIn(text.slice(match.index));
  }
  return undefined;
};
