/** Escaped signs of an address as people write them; an address that is escaped wrongly stays as it is. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * What a document is called: the last part of its address, or the host where the address names no file.
 * @param address an address that URL parsers accept
 */
export const documentName = (address: string): string => {
  const { pathname, hostname } = new URL(address);
  const file = pathname.split('/').findLast((part) => part !== '');
  return file === undefined ? hostname : decoded(file);
};
