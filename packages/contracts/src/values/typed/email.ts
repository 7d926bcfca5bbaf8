import { plainCharacters } from '@setu/protocol';

/**
 * A pasted email address without `mailto:`, a preceding name, brackets, quotation marks, the full stop or comma of its sentence, and
 * invisible characters. Other text is not changed, so that it is refused.
 */
export const bareEmail = (typed: string): string => {
  const text = plainCharacters(typed);
  const inBrackets = /^[^<>@]*<([^<>]*)>[.,;]?$/.exec(text)?.[1] ?? text;
  return inBrackets
    .trim()
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/^[<("'“‘]+|[>)"'”’.,;:]+$/gu, '')
    .trim();
};

/** Why a text is not an email address: a sentence without its full stop. */
export const emailProblem = (bare: string): string => {
  const wanted = 'Please enter a valid email address';
  if (bare.split('@').length > 2) return 'Please enter one email address, not two';
  if (bare.includes(' ')) return `${wanted}, without spaces`;
  const foreign = /[^\p{ASCII}]/u.exec(bare)?.[0];
  return foreign === undefined ? wanted : `${wanted}: “${foreign}” cannot be part of it`;
};
