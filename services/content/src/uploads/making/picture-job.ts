import type { MediaFormat } from '@setu/contracts';

/** A stored size of a picture. */
export interface PictureFile {
  /** Pixels. */
  width: number;
  format: MediaFormat;
  bytes: Uint8Array;
}

/** The worker's result for an upload: the sizes of a picture, or the reason for the user. */
export type PictureAnswer =
  | {
      refusal: string;
      /** The decoder's error, for the log; null when our own check refused the file. */
      cause: string | null;
    }
  | {
      refusal: null;
      /** Media type that was found from the content. */
      mediaType: string;
      /** Of the largest stored size, upright, pixels. */
      width: number;
      height: number;
      /** A few pixels as a data URL. */
      blur: string;
      files: PictureFile[];
    };
