import { type MessageFiles, MessageFilesDraft } from '@setu/contracts';

const noFiles: MessageFiles = { pictures: [], documents: [] };

export const countFiles = ({ pictures, documents }: MessageFiles): number =>
  pictures.length + documents.length;

/** The files of a message that is being written, from the tab's storage; none when the stored value is invalid. */
export const readFiles = (stored: string): MessageFiles => {
  if (stored === '') return noFiles;
  try {
    return MessageFilesDraft.safeParse(JSON.parse(stored)).data ?? noFiles;
  } catch {
    return noFiles;
  }
};

export const writeFiles = (files: MessageFiles): string =>
  countFiles(files) === 0 ? '' : JSON.stringify(files);

/** The files without the file at this address. */
export const withoutFile = ({ pictures, documents }: MessageFiles, url: string): MessageFiles => ({
  pictures: pictures.filter((one) => one.url !== url),
  documents: documents.filter((one) => one.url !== url),
});
