/** The worker's result for an upload: a PDF that may be stored, or the reason for the user. */
export type DocumentAnswer =
  | {
      refusal: string;
      /** The parser's error, for the log; null when our own check refused the file. */
      cause: string | null;
    }
  | { refusal: null; pages: number };
