import type { ZodString } from 'zod';

/** Control characters and lone surrogates: people do not type them, and Postgres, JSON and UTF-8 each treat them differently. */
const unstorable = /[\p{Cc}\p{Cs}]/u;
/** The same without tab and line breaks, which longer texts may contain. */
const unstorableInLines = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const refusal = (subject: string, character: string): string => {
  if (character === '\u0000') return `${subject} must not contain a NUL character`;
  if (/[\t\n\r]/.test(character)) return `${subject} must be on one line, without tabs`;
  const what = /\p{Cs}/u.test(character) ? 'half of a character' : 'a control character';
  return `${subject} must not contain ${what} (${codePoint(character)}). Remove it and try again`;
};

/**
 * Restricts the characters of a string in a request: any Unicode except control characters and lone surrogates. Every
 * text that people send is checked here once.
 * @param subject begins the sentence of the refusal: `Text`, `A password`
 * @param hasLines true for texts of several lines, which may contain line breaks and tabs
 */
export const storable = (text: ZodString, subject = 'Text', hasLines = false): ZodString =>
  text.superRefine((value, issues) => {
    const found = (hasLines ? unstorableInLines : unstorable).exec(value);
    if (found) issues.addIssue({ code: 'custom', message: refusal(subject, found[0]) });
  });
