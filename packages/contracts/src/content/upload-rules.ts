import { attachmentFolder, attachmentIdOf, mediaFolder, pictureLimits, uploadIdOf } from './media';

/** Rules for uploaded PDFs. */
export const documentLimits = {
  /** Largest file, bytes. */
  maxBytes: 10 * 1024 * 1024,
  maxPages: 100,
} as const;

/** Kinds of uploads: a picture, which gets several sizes, or a PDF, which is stored as it was sent. */
export const uploadKinds = ['picture', 'document'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** Purposes of uploads: a public listing, or a message, whose files only the two sides of its conversation get. */
export const uploadUses = ['listing', 'message'] as const;
export type UploadUse = (typeof uploadUses)[number];

const tooLarge = (maxBytes: number) =>
  `This file is larger than ${maxBytes / 1024 / 1024} MB. Save it in a smaller size and add it again.`;

/**
 * Why a file is refused before anything is sent, by its size in bytes and its name.
 * @returns the field and a message for the user; null when the content has to be checked
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

/** The address of a PDF in a conversation. */
export const attachedDocumentAddressOf = (id: string): string => `${attachmentFolder}${id}/${documentFile}`;

/** The address without the name of the file; null when it does not end with that name. */
const folderOf = (address: string): string | null =>
  address.endsWith(`/${documentFile}`) ? address.slice(0, -documentFile.length - 1) : null;

/** The upload id in the address of a PDF; null for any other address. */
export const documentIdOf = (address: string): string | null => uploadIdOf(folderOf(address) ?? '');

/** The upload id in the address of a PDF in a conversation; null for any other address. */
export const attachedDocumentIdOf = (address: string): string | null =>
  attachmentIdOf(folderOf(address) ?? '');
