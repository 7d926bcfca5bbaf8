/** Characters that no file system takes, and marks that are not seen or turn the direction of a text. */
const unsafe = /[\\/:*?"<>|\p{C}]/gu;

/** A name under which a browser may save a file: no path, nothing hidden, and it ends in `.pdf`. */
const safeName = (name: string): string => {
  const stem = name
    .normalize('NFC')
    .replace(unsafe, '_')
    .replace(/\.pdf$/i, '')
    .replace(/^[.\s]+/, '')
    .trim();
  // Cut by characters, because half of one cannot be encoded.
  const short = [...stem].slice(0, 120).join('');
  return `${short || 'document'}.pdf`;
};

/** `%` and these are reserved in RFC 8187, though `encodeURIComponent` leaves them. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The header that makes a browser save a PDF under its name and not open it (RFC 6266). */
export const dispositionOf = (name: string): string => {
  const safe = safeName(name);
  return `attachment; filename="${safe.replace(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encoded(safe)}`;
};
