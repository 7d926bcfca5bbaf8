import { plainCharacters } from '@setu/protocol';

/** The ten digits of an Indian mobile number, or the reason why it cannot be parsed: a sentence without its full stop. */
export type PhoneReading = { phone: string } | { problem: string };

/** Maximum length of a number. Fields accept this length, because a lower limit would silently cut pasted text. */
export const longestPhone = 100;

const wanted = 'Enter a valid 10-digit mobile number';

/** A number in the form that services share: `+91` before ten digits. Any other number is returned unchanged. */
export const withCountryCode = (phone: string): string => (/^\d{10}$/.test(phone) ? `+91${phone}` : phone);

/** Country code and leading zero in all usual formats, then the number itself. */
const indianMobile = /^(?:(?:\+|00?)?91)?0?([6-9]\d{9})$/;

/**
 * Parses an Indian mobile number: with spaces, dots, dashes and brackets, with `+91`, `91`, `0091` or `0` before it, digits of every
 * script, and the invisible characters of pasted text.
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
  return { problem: `${wanted}: it begins with 6, 7, 8 or 9. A landline cannot be used` };
};
