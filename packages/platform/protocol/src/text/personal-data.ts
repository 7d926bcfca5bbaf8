/** Bounded, so that a long line costs no more than its length. */
const emailAddress =
  /[\p{L}\p{M}\p{N}._%+'-]{1,64}(?:@|%40)(?:[\p{L}\p{M}\p{N}-]{1,63}\.){1,8}[\p{L}\p{M}]{2,24}/gu;

/** Ten digits from 6 on, as Indian mobile numbers are written; never a number of a JSON field, which has no quotes. */
const mobileNumber = /(?<![\w.-])(?<!":)(?:\+?91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}(?![\w-])/g;

/**
 * Replaces e-mail addresses and mobile numbers in a text that goes into a log. It is the last measure of several: names and
 * free text cannot be recognised, so they must not reach a log in the first place.
 */
export const maskPersonalData = (text: string): string => {
  // Most lines have no such sign, and the search for addresses costs twenty times the search for the sign.
  const mayHaveAddress = text.includes('@') || text.includes('%40');
  return (mayHaveAddress ? text.replace(emailAddress, '[email]') : text).replace(mobileNumber, '[phone]');
};
