import { documentIdOf, type StoredDocument, uploadIdsOf } from '@setu/contracts';

interface ShownFiles {
  images?: readonly string[] | undefined;
  brochureFile?: StoredDocument | null | undefined;
}

/** The uploads that a franchise or a draft shows: its pictures in order, then its brochure. */
export const shownUploadIds = ({ images = [], brochureFile }: ShownFiles): string[] => {
  const brochure = brochureFile ? documentIdOf(brochureFile.url) : null;
  return [...uploadIdsOf(images), ...(brochure === null ? [] : [brochure])];
};
