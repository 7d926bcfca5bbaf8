import { plainCharacters } from '@setu/protocol';

/** The ten digits of a mobile number of India, or the reason why it cannot be read: a sentence without its point. */
export type PhoneReading = { phone: string } | { problem: string };

/** Longest text that is read as a number. Fields take so much, because the rest of a longer pasted text would be cut off unseen. */
export const longestPhone = 100;

const wanted = 'Enter a valid 10-digit mobile number';

/** Country code and leading zero in each of the ways people write them, then the number itself. */
const indianMobile = /^(?:(?:\+|00?)?91)?0?([6-9]\d{9})$/;

/**
 * Reads a mobile number of India: with spaces, dots, dashes and brackets, `+91`, `91`, `0091` or `0` before it, digits of every script, and
 * the marks that come along when it is pasted.
 */
export const readPhone = (typed: string): PhoneReading => {
  const text = plainCharacters(typed).replace(/^(?:tel|phone|mobile|mob|ph|m|whatsapp)[ :.]+/i, '');
  const foreign = /[^\d\s().+/,;-]+/.exec(text)?.[0];
  if (foreign !== undefined) return { problem: `${wanted}: “${foreign.slice(0, 20)}” cannot be part of it` };
  const whole = text.split(/[/,;]/).filter((one) => one.replace(/\D/g, '').length >= 10);
  if (whole.length > 1) return { problem: 'Enter one mobile number, not two' };
  const compact = text.replace(/[\s().,;/-]/g, '');
  const mobile = indianMobile.exec(compact)?.[1];
  if (mobile !== undefined) return { phone: mobile };
  const digits = compact.replace(/\D/g, '');
  if (digits === '') return { problem: wanted };
  if (/^(?:\+|00)(?!91)/.test(compact))
    return { problem: `${wanted} of India: this one is of another country` };
  const own = /^(?:\+|00)91/.test(compact) ? digits.replace(/^(?:00)?91/, '') : digits.replace(/^0/, '');
  if (own.length !== 10)
    return { problem: `${wanted}: this one has ${own.length} ${own.length === 1 ? 'digit' : 'digits'}` };
  return { problem: `${wanted}: it begins with 6, 7, 8 or 9` };
};
