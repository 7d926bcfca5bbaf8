import { mediaFolder, pictureLimits, uploadIdOf } from './media';

/** Rules for PDFs that people upload. */
export const documentLimits = {
  /** Largest file, bytes. */
  maxBytes: 10 * 1024 * 1024,
  maxPages: 100,
} as const;

/** What an upload becomes: the sizes of a picture, or a PDF that is stored as it was sent. */
export const uploadKinds = ['picture', 'document'] as const;
export type UploadKind = (typeof uploadKinds)[number];

const tooLarge = (maxBytes: number) =>
  `This file is larger than ${maxBytes / 1024 / 1024} MB. Save it in a smaller size and add it again.`;

/**
 * Why a file is refused before anything is sent, by its size in bytes and its name.
 * @returns the field of the announcement and a sentence for the person; null when its content decides
 */
export const refusalBefore = (
  kind: UploadKind,
  { name, bytes }: { name: string; bytes: number },
): { field: 'name' | 'bytes'; sentence: string } | null => {
  const { maxBytes } = kind === 'picture' ? pictureLimits : documentLimits;
  if (bytes === 0) return { field: 'bytes', sentence: 'This file is empty. Choose another one.' };
  if (bytes > maxBytes) return { field: 'bytes', sentence: tooLarge(maxBytes) };
  return kind === 'document' && !/\.pdf$/i.test(name)
    ? {
        field: 'name',
        sentence: 'The name of this file does not end in .pdf. Save it as a PDF and add it again.',
      }
    : null;
};

/** Name of the file under which a PDF is served: `/media/<id>/document.pdf`. */
export const documentFile = 'document.pdf';

/** The address of an uploaded PDF. */
export const documentAddressOf = (id: string): string => `${mediaFolder}${id}/${documentFile}`;

/** The upload that an address of a PDF names; null for any other address. */
export const documentIdOf = (address: string): string | null =>
  address.endsWith(`/${documentFile}`) ? uploadIdOf(address.slice(0, -documentFile.length - 1)) : null;
