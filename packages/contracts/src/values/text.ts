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
 * One line of text of at most `max` characters, trimmed, with any Unicode characters except control characters. It is stored in
 * normal form C, without invisible and bidirectional characters; a text with only such characters is blank.
 * @param requiredMessage if given, the text must not be empty, and this is the message of its field
 */
export const Text = textOf(false);

/** Like `Text`, but multiline: it may contain line breaks and tabs. */
export const MultilineText = textOf(true);

/** Optional text of one line: absent, null and blank become null. */
export const OptionalText = (max: number) =>
  Text(max)
    .nullish()
    .transform((value) => (value ? value : null));

/** Like `OptionalText`, but multiline. */
export const OptionalMultilineText = (max: number) =>
  MultilineText(max)
    .nullish()
    .transform((value) => (value ? value : null));

interface TagListBounds {
  maxItems?: number;
  maxLength?: number;
  /** If given, the list must have an entry, and this is the message of its field. */
  requiredMessage?: string;
}

/**
 * A list of tags: trimmed, without blanks and duplicates, at most `maxItems` (30) of at most `maxLength` (80) characters. An entry with
 * commas, semicolons or line breaks is split into several.
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
 * An https address like `HttpsUrl`, or an address on this site.
 * @param isOwn whether an address on this site is accepted unchanged
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
      // Rules of the whole form are checked too, so that all issues are reported at once.
      continue: true,
    });
    return value;
  });

/** An https address of at most 2,048 characters, without user name and password, in normalised form. */
export const HttpsUrl = HttpsUrlOr(() => false);

/** At most `maxItems` https addresses, without duplicates. */
export const HttpsUrlList = (maxItems: number, tooManyMessage: string) =>
  z
    .array(HttpsUrl, { error: 'Enter a list' })
    .transform((addresses) => [...new Set(addresses)])
    .pipe(z.array(z.string()).max(maxItems, tooManyMessage));

/** A query parameter that may be given once or repeated; always parsed as a list. */
export const Repeatable = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
    z.array(item).max(50),
  );
