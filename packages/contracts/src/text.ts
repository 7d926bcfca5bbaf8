import { z } from 'zod';

const withoutNul = (value: string) => !value.includes('\u0000');
const nulMessage = 'Text must not contain a NUL character';

/**
 * Text of at most `max` characters, trimmed, any Unicode but NUL.
 * @param requiredMessage given: the text must not be empty, and this is what its field says
 */
export const Text = (max: number, requiredMessage?: string) => {
  const text = z
    .string({ error: requiredMessage ?? 'Enter text' })
    .trim()
    .max(max, `Use at most ${max.toLocaleString('en-IN')} characters`)
    .refine(withoutNul, nulMessage);
  return requiredMessage ? text.min(1, requiredMessage) : text;
};

/** Optional text: absent, null and blank all mean "none" and become null. */
export const OptionalText = (max: number) =>
  Text(max)
    .nullish()
    .transform((value) => (value ? value : null));

interface TagListBounds {
  maxItems?: number;
  maxLength?: number;
  /** Given: the list needs an entry, and this is what its field says. */
  requiredMessage?: string;
}

/** A list of tags: trimmed, blanks and repeats dropped, at most `maxItems` (30) of at most `maxLength` (80) characters. */
export const TagList = ({ maxItems = 30, maxLength = 80, requiredMessage }: TagListBounds = {}) => {
  const tags = z
    .array(Text(maxLength), { error: requiredMessage ?? 'Enter a list' })
    .transform((items) => [...new Set(items.filter((item) => item !== ''))]);
  const bounded = z.array(z.string()).max(maxItems, `Use at most ${maxItems} entries`);
  return tags.pipe(requiredMessage ? bounded.min(1, requiredMessage) : bounded);
};

/** An https address of at most 2,048 characters. */
export const HttpsUrl = z
  .string()
  .trim()
  .max(2048)
  .refine(withoutNul, nulMessage)
  .refine(
    (value) => URL.canParse(value) && new URL(value).protocol === 'https:',
    'Enter an https:// address',
  );

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
