import type { Readable } from 'node:stream';
import { documentFile, mediaFormats, mediaWidths, type UploadTarget } from '@setu/contracts';
import type { OpenFile } from '@setu/service-kit/bucket';

/**
 * Stores the files of uploads by key: `<id>/original`, `<id>/640.avif`, `<id>/document.pdf`. Keys consist only of ids, widths and formats.
 * Every function throws AppError 503 when the store does not answer.
 */
export interface UploadStore {
  /**
   * Signs the request with which a browser sends an original directly to the store; null when the bytes are sent to this service.
   * @param bytes exact size that the store accepts
   */
  presign: (key: string, bytes: number) => Promise<UploadTarget | null>;
  /** Writes a file completely or not at all. */
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  /**
   * Streams a file to the store, completely or not at all. Null when browsers send files directly to the store (`presign`).
   * @returns the number of received bytes, which are stored only if it equals `bytes`
   */
  receive: ((key: string, body: Readable, bytes: number) => Promise<number>) | null;
  /** Opens a file for streaming; null when it does not exist. */
  open: (key: string) => Promise<OpenFile | null>;
  /** Null when the file does not exist. */
  read: (key: string) => Promise<Buffer | null>;
  /** A missing file is not an error. */
  remove: (key: string) => Promise<void>;
}

/** The key of the file that was sent, which is never served. */
export const originalKey = (id: string): string => `${id}/original`;
/** The key of a file that is served. @param file `640.avif`, `document.pdf` */
export const fileKey = (id: string, file: string): string => `${id}/${file}`;
/** The key of a checked PDF. */
export const documentKey = (id: string): string => fileKey(id, documentFile);

/** The keys of every file that an upload can have. @param width of the picture, pixels; null when no size was made */
export const keysOf = (id: string, width: number | null): string[] => [
  originalKey(id),
  documentKey(id),
  ...mediaWidths(width ?? 0).flatMap((each) =>
    width === null ? [] : mediaFormats.map((format) => fileKey(id, `${each}.${format}`)),
  ),
];
