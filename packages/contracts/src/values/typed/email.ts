import { plainCharacters } from '@setu/protocol';

/**
 * An email address as people paste it, bare: without `mailto:`, a name before it, brackets and quotation marks, the point or comma of the
 * sentence it was in, and characters that draw nothing. What is no address stays what it is, to be refused.
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

/** Why a text is no email address, a sentence without its point. */
export const emailProblem = (bare: string): string => {
  const wanted = 'Please enter a valid email address';
  if (bare.split('@').length > 2) return 'Please enter one email address, not two';
  if (bare.includes(' ')) return `${wanted}, without spaces`;
  const foreign = /[^\p{ASCII}]/u.exec(bare)?.[0];
  return foreign === undefined ? wanted : `${wanted}: “${foreign}” cannot be part of it`;
};
