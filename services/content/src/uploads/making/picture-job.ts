import type { MediaFormat } from '@setu/contracts';

/** One stored size of a picture. */
export interface PictureFile {
  /** Pixels. */
  width: number;
  format: MediaFormat;
  bytes: Uint8Array;
}

/** What the worker made of the bytes of an upload: the sizes of a picture, or a reason for the person. */
export type PictureAnswer =
  | {
      refusal: string;
      /** What the reader of the file said, for the log; null when we know the reason ourselves. */
      cause: string | null;
    }
  | {
      refusal: null;
      /** Media type that was found from the content. */
      mediaType: string;
      /** Of the largest stored size, upright, pixels. */
      width: number;
      height: number;
      /** A few pixels as a data address. */
      blur: string;
      files: PictureFile[];
    };
