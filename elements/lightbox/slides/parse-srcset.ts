/** One file of a `srcset`, and its width in px. */
type Candidate = [address: string, width: number];

/** The files of a `srcset` with their widths; an empty list for a `srcset` with densities. */
export const parseSrcset = (srcset: string): Candidate[] =>
  Array.from(srcset.matchAll(/([^\s,]\S*)\s+(\d+)w\b/g), ([, address = '', width]) => [
    address,
    Number(width),
  ]);
