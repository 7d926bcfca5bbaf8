interface Parts {
  /** The actor; null for a sentence without an actor. */
  actor: string | null;
  /** The action, or the whole sentence without an actor. */
  text: string;
  /** Title of its subject, if it is known. */
  about: string | null;
}

/** Builds the sentence of a line, without a full stop: “Asha Rao sent an inquiry about “Chai kiosk””. */
export const sentenceOf = ({ actor, text, about }: Parts): string =>
  [actor, text, about === null ? null : `about “${about}”`].filter((part) => part !== null).join(' ');
