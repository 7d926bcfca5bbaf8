/** A font file and the characters it holds. */
interface Script {
  /** Name of the file without its extension. */
  font: string;
  /** First and last code point of each range, both inclusive. */
  ranges: readonly (readonly [number, number])[];
}

/** Latin with the letters of romanised Indian names, and the signs of prices and prose. */
export const latin = {
  regular: 'inter-regular',
  strong: 'inter-semibold',
  ranges: [
    [0x20, 0x7e],
    [0xa0, 0x17f],
    [0x1e00, 0x1eff],
    [0x2009, 0x200b],
    [0x2010, 0x2027],
    [0x202f, 0x203a],
    [0x20b9, 0x20b9],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
    [0x2248, 0x2248],
    [0x2264, 0x2265],
  ],
} as const;

/** The scripts of India, each with its own font. */
export const indianScripts: readonly Script[] = [
  {
    font: 'noto-sans-devanagari',
    ranges: [
      [0x900, 0x97f],
      [0xa8e0, 0xa8ff],
    ],
  },
  { font: 'noto-sans-bengali', ranges: [[0x980, 0x9ff]] },
  { font: 'noto-sans-gurmukhi', ranges: [[0xa00, 0xa7f]] },
  { font: 'noto-sans-gujarati', ranges: [[0xa80, 0xaff]] },
  { font: 'noto-sans-oriya', ranges: [[0xb00, 0xb7f]] },
  { font: 'noto-sans-tamil', ranges: [[0xb80, 0xbff]] },
  { font: 'noto-sans-telugu', ranges: [[0xc00, 0xc7f]] },
  { font: 'noto-sans-kannada', ranges: [[0xc80, 0xcff]] },
  { font: 'noto-sans-malayalam', ranges: [[0xd00, 0xd7f]] },
];

const isWithin = (ranges: Script['ranges'], point: number) =>
  ranges.some(([first, last]) => point >= first && point <= last);

const isJoiner = (character: string) => character === '\u200c' || character === '\u200d';

/** A run of text in one font. */
export interface Run {
  font: string;
  text: string;
}

/** Maximum length of a word, in letters. Longer words are split, because the cost of shaping grows with the square of the length. */
const longestWord = 40;

const isSpace = (character: string) => character === ' ';

/** Splits into graphemes, so that marks are not separated from their letters. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The runs of a text, with overlong words split. */
const splitWords = ({ font, text }: Run): Run[] => {
  const pieces: Run[] = [];
  let piece = '';
  let wordLength = 0;
  for (const { segment } of letters.segment(text)) {
    wordLength = isSpace(segment) ? 0 : wordLength + 1;
    if (wordLength > longestWord) {
      pieces.push({ font, text: piece });
      piece = '';
      wordLength = 1;
    }
    piece += segment;
  }
  return [...pieces, { font, text: piece }];
};

const hasLongWord = ({ text }: Run) =>
  text.length > longestWord && new RegExp(`[^ ]{${longestWord + 1}}`).test(text);

/**
 * Splits text into runs of one font. Characters without a font, such as emoji, are left out. Every font has a space, so spaces belong to
 * the preceding run.
 * @param latinFont font of Latin text
 */
export const runsOf = (text: string, latinFont: string): Run[] => {
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const point = character.codePointAt(0) ?? 0;
    const current = runs.at(-1);
    const font = isWithin(latin.ranges, point)
      ? latinFont
      : indianScripts.find(({ ranges }) => isWithin(ranges, point))?.font;
    // A joiner shapes its neighbouring letters; between Latin letters it has no effect.
    if (current && (isSpace(character) || (isJoiner(character) && current.font !== latinFont)))
      current.text += character;
    else if (font && font === current?.font) current.text += character;
    else if (font) runs.push({ font, text: character });
  }
  return runs.flatMap((run) => (hasLongWord(run) ? splitWords(run) : run));
};
