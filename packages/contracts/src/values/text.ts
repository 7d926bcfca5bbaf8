import { splitList, storable, visibleText } from '@setu/protocol';
import { z } from 'zod';
import { httpsAddress } from './address';

const textOf = (hasLines: boolean) => (max: number, requiredMessage?: string) => {
  const text = storable(
    z
      .string({ error: requiredMessage ?? 'Enter text' })
      .overwrite(visibleText)
      .max(max, `Use at most ${max.toLocaleString('en-IN')} characters`),
    'Text',
    hasLines,
  );
  return requiredMessage ? text.min(1, requiredMessage) : text;
};

/**
 * One line of text of at most `max` characters, trimmed, any Unicode but control characters. It is stored in normal form C, without
 * characters that draw nothing or reverse what follows; a text of nothing else is blank.
 * @param requiredMessage given: the text must not be empty, and this is what its field says
 */
export const Text = textOf(false);

/** As `Text`, of several lines: it may hold line breaks and tabs. */
export const MultilineText = textOf(true);

/** Optional text of one line: absent, null and blank all mean "none" and become null. */
export const OptionalText = (max: number) =>
  Text(max)
    .nullish()
    .transform((value) => (value ? value : null));

/** As `OptionalText`, of several lines. */
export const OptionalMultilineText = (max: number) =>
  MultilineText(max)
    .nullish()
    .transform((value) => (value ? value : null));

interface TagListBounds {
  maxItems?: number;
  maxLength?: number;
  /** Given: the list needs an entry, and this is what its field says. */
  requiredMessage?: string;
}

/**
 * A list of tags: trimmed, blanks and repeats dropped, at most `maxItems` (30) of at most `maxLength` (80) characters. An entry with commas,
 * semicolons or line breaks is several entries.
 */
export const TagList = ({ maxItems = 30, maxLength = 80, requiredMessage }: TagListBounds = {}) => {
  const tags = z
    .array(z.string(), { error: requiredMessage ?? 'Enter a list' })
    .overwrite((items) => items.flatMap((item) => splitList(item)))
    .pipe(z.array(Text(maxLength)))
    .transform((items) => [...new Set(items.filter((item) => item !== ''))]);
  const bounded = z.array(z.string()).max(maxItems, `Use at most ${maxItems} entries`);
  return tags.pipe(requiredMessage ? bounded.min(1, requiredMessage) : bounded);
};

const httpsMessage = 'Enter an https:// address';

/**
 * An https address as `HttpsUrl`, or an address of our own.
 * @param isOwn whether an address on this site is accepted as it is
 */
export const HttpsUrlOr = (isOwn: (address: string) => boolean) =>
  storable(z.string({ error: httpsMessage }).overwrite(visibleText).max(2048)).transform((value, issues) => {
    if (isOwn(value)) return value;
    const address = httpsAddress(value);
    if (address !== null && address.length <= 2048) return address;
    const hasLogin = URL.canParse(value) && new URL(value).username !== '';
    issues.addIssue({
      code: 'custom',
      message: hasLogin ? 'Enter the address without user name and password' : httpsMessage,
      // Rules of the whole form are looked at too, so that all issues are answered at once.
      continue: true,
    });
    return value;
  });

/** An https address of at most 2,048 characters, without user name and password, as URL parsers write it. */
export const HttpsUrl = HttpsUrlOr(() => false);

/** At most `maxItems` https addresses, repeats dropped. */
export const HttpsUrlList = (maxItems: number, tooManyMessage: string) =>
  z
    .array(HttpsUrl, { error: 'Enter a list' })
    .transform((addresses) => [...new Set(addresses)])
    .pipe(z.array(z.string()).max(maxItems, tooManyMessage));

/** A query parameter that may be given once or repeated; always read as a list. */
export const Repeatable = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
    z.array(item).max(50),
  );
