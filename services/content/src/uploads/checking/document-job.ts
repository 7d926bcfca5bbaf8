/** What the worker found out about the bytes of an upload: a PDF that may be stored, or a reason for the person. */
export type DocumentAnswer =
  | {
      refusal: string;
      /** What the reader of the file said, for the log; null when we know the reason ourselves. */
      cause: string | null;
    }
  | { refusal: null; pages: number };
