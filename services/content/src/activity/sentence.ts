interface Parts {
  /** Who did it; null where the sentence is about nobody. */
  actor: string | null;
  /** What was done, or the sentence from its first word. */
  text: string;
  /** Title of what it is about, when it is known. */
  about: string | null;
}

/** The line people read, without a full stop: “Asha Rao sent an inquiry about “Chai kiosk””. */
export const sentenceOf = ({ actor, text, about }: Parts): string =>
  [actor, text, about === null ? null : `about “${about}”`].filter((part) => part !== null).join(' ');
