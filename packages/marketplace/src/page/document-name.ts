/** An address with decoded escapes; unchanged when an escape is invalid. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The name of a document: the last part of its address, or the host when the path is empty.
 * @param address an address that URL parsers accept
 */
export const documentName = (address: string): string => {
  const { pathname, hostname } = new URL(address);
  const file = pathname.split('/').findLast((part) => part !== '');
  return file === undefined ? hostname : decoded(file);
};
