/**
 * Reply header of a list when the call has `search`: how the service interpreted the text, as percent-encoded JSON. The service and the
 * page agree on the format of the JSON.
 */
export const searchReadingHeader = 'x-search-reading';

/** Encodes a reading for the header. */
export const writeSearchReading = (reading: object): string => encodeURIComponent(JSON.stringify(reading));

/** Decodes the header; null when it is missing or cannot be read. */
export const readSearchReading = (header: string | null): unknown => {
  if (header === null) return null;
  try {
    return JSON.parse(decodeURIComponent(header));
  } catch {
    return null;
  }
};
