/** Bounded, so that the cost is linear in the length of a line. */
const emailAddress =
  /[\p{L}\p{M}\p{N}._%+'-]{1,64}(?:@|%40)(?:[\p{L}\p{M}\p{N}-]{1,63}\.){1,8}[\p{L}\p{M}]{2,24}/gu;

/** Ten digits that begin with 6 to 9, as in Indian mobile numbers, but not a numeric JSON field. */
const mobileNumber = /(?<![\w.-])(?<!":)(?:\+?91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}(?![\w-])/g;

/**
 * Replaces e-mail addresses and mobile numbers in a text that goes into a log. It is the last of several safeguards: names
 * and free text cannot be recognised, so they must never reach a log.
 */
export const maskPersonalData = (text: string): string => {
  // Most lines contain neither, and searching for addresses takes twenty times as long as this check.
  const mayHaveAddress = text.includes('@') || text.includes('%40');
  return (mayHaveAddress ? text.replace(emailAddress, '[email]') : text).replace(mobileNumber, '[phone]');
};
