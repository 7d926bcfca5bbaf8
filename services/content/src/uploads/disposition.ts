/** Characters that file systems refuse, and invisible and bidirectional characters. */
const unsafe = /[\\/:*?"<>|\p{C}]/gu;

/** Makes a safe file name for a download: without a path or a leading dot, and ending in `.pdf`. */
const safeName = (name: string): string => {
  const stem = name
    .normalize('NFC')
    .replace(unsafe, '_')
    .replace(/\.pdf$/i, '')
    .replace(/^[.\s]+/, '')
    .trim();
  // Cut by code points, because half of a surrogate pair cannot be encoded.
  const short = [...stem].slice(0, 120).join('');
  return `${short || 'document'}.pdf`;
};

/** RFC 8187 reserves these characters, but `encodeURIComponent` does not encode them. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The header that makes a browser download a PDF under its name instead of opening it (RFC 6266). */
export const dispositionOf = (name: string): string => {
  const safe = safeName(name);
  return `attachment; filename="${safe.replace(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encoded(safe)}`;
};
