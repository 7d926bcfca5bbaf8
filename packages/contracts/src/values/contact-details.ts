/** An e-mail address. Bounded, so that the cost is linear in the length of the text. */
const emailAddress = /[^\s@]{1,64}@[^\s@]{1,63}\.[^\s@.]{2,24}/u;

/** The address of a site, with or without `https://`. */
const siteAddress =
  /\bhttps?:\/\/|\bwww\.|(?<![\p{L}\d])[a-z0-9-]{2,63}\.(?:com|in|org|net|co|io|me|info|biz|app)\b/iu;

/** Ten or more digits, as people write numbers to be called: `98765 43210`, `+91 (98) 765-43210`, `022.2345.6789`. */
const phoneNumber = /(?:[\p{Nd}][ \-.()/]{0,2}){10,}/u;

/**
 * Whether a text that everybody can read has an e-mail address, a phone number or the address of a site. Years and amounts, also with
 * commas, are none.
 */
export const hasContactDetails = (text: string): boolean =>
  emailAddress.test(text) || phoneNumber.test(text) || siteAddress.test(text);
