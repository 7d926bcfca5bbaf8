/** Invisible characters: directions, joiners, byte order marks, fillers, variation selectors. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Characters that are removed when a text is stored: invisible ones without a meaning, and bidirectional overrides. Joiners (U+200C,
 * U+200D), the marks of emoji and the plain direction marks (U+200E, U+200F, U+061C) stay, because words in Indian scripts, emoji and
 * Urdu lines need them.
 */
const needless = /[\u00ad\u115f\u1160\u180e\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/g;

/** A visible character, or a control character, which is refused and not dropped. */
const seen = /[^\s\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** A digit of any script as an ASCII digit. Unicode has them in runs of ten, each from zero to nine. */
const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
};

/** Digits of every script as 0 to 9. Positions do not change, except after the rare digits with two UTF-16 code units. */
export const withAsciiDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, asciiDigit);

/**
 * Normalises a text for parsing: digits of every script as 0 to 9, full-width forms as ASCII, every hyphen, dash and minus as `-`,
 * every space as one space, without invisible characters. Tabs and line breaks become spaces too.
 */
export const plainCharacters = (typed: string): string =>
  withAsciiDigits(
    typed
      .normalize('NFC')
      .replace(unseen, '')
      .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)),
  )
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * A text as it is stored and compared: in normal form C, without invisible and bidirectional characters, trimmed. Empty when it has no
 * visible character.
 */
export const visibleText = (typed: string): string => {
  const text = typed.normalize('NFC').replace(needless, '').trim();
  return seen.test(text) ? text : '';
};
