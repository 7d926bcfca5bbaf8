/** Part of a file: first and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The part of a file that a Range header asks for (RFC 9110 section 14.2). Null when the whole file is to be sent: without a
 * valid header, and for several ranges at once, which no browser needs for our files.
 */
export const byteRangeOf = (header: string, length: number): ByteRange | 'unsatisfiable' | null => {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header) ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const wanted = Math.min(Number(to), length);
    return wanted === 0 ? 'unsatisfiable' : { first: length - wanted, last: length - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return null;
  if (first >= length) return 'unsatisfiable';
  return { first, last: to === '' ? length - 1 : Math.min(Number(to), length - 1) };
};
