/** A part of a file: both ends are included. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads the header `Range` of a request for a file, which players send to seek in a recording. Requests for several parts,
 * and other units than bytes, get the whole file, as the standard allows.
 * @returns undefined for the whole file; 'unsatisfiable' for a part behind the end
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!first && !last) return undefined;
  // "-500" are the last 500 bytes.
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start < size && start <= end ? { start, end } : 'unsatisfiable';
}
