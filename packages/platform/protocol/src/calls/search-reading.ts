/**
 * Reply header of a list when the call has `search`: how the service read the text, as percent-encoded JSON. What the JSON has is between
 * the service and the page.
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
