import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { latin, runsOf } from '../fonts';

/** Converts text in any supported script to paths, so that the picture does not need fonts. */
export interface TextOutlines {
  /** Width of a line, px. @param size of the letters, px */
  widthOf: (text: string, size: number) => number;
  /** Paths of one line; its baseline starts at 0 0. */
  draw: (text: string, size: number) => string;
  /** Splits text into lines of this width, px. Longer text ends with an ellipsis. */
  linesOf: (text: string, size: number, width: number, maxLines: number) => Lines;
}

interface Lines {
  lines: string[];
  isCut: boolean;
}

const opened = new Map<string, Font>();

const fontOf = (file: string): Font => {
  const known = opened.get(file);
  if (known) return known;
  const font = openSync(file);
  if (!('layout' in font)) throw new Error(`${file} holds more than one font`);
  opened.set(file, font);
  return font;
};

/** Splits into graphemes, so that marks are not separated from their letters. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

interface Glyph {
  path: string;
  /** Position, px from the start of the line and above the baseline. */
  x: number;
  y: number;
  scale: number;
}

/** @param fontsFolder folder of the service's fonts */
export const makeTextOutlines = (fontsFolder: string): TextOutlines => {
  const layOut = (text: string, size: number): { glyphs: Glyph[]; width: number } => {
    const placed: Glyph[] = [];
    let x = 0;
    for (const run of runsOf(text, latin.strong)) {
      const font = fontOf(join(fontsFolder, `${run.font}.ttf`));
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(run.text);
      for (const [n, glyph] of glyphs.entries()) {
        const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[n] ?? {};
        placed.push({ path: glyph.path.toSVG(), x: x + xOffset * scale, y: yOffset * scale, scale });
        x += xAdvance * scale;
      }
    }
    return { glyphs: placed, width: x };
  };
  const widthOf: TextOutlines['widthOf'] = (text, size) => layOut(text, size).width;

  /** The longest start of a text that leaves room for an ellipsis. */
  const cut = (text: string, size: number, width: number): string => {
    const letters = Array.from(graphemes.segment(text), ({ segment }) => segment);
    const beginning = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
    let [fitting, tooLong] = [0, letters.length + 1];
    while (tooLong - fitting > 1) {
      const middle = Math.floor((fitting + tooLong) / 2);
      if (widthOf(beginning(middle), size) <= width) fitting = middle;
      else tooLong = middle;
    }
    return beginning(fitting);
  };

  return {
    widthOf,
    draw: (text, size) =>
      layOut(text, size)
        .glyphs.filter(({ path }) => path !== '')
        .map(
          ({ path, x, y, scale }) =>
            `<path transform="translate(${x.toFixed(2)} ${(-y).toFixed(2)}) scale(${scale} ${-scale})" d="${path}"/>`,
        )
        .join(''),
    linesOf: (text, size, width, maxLines) => {
      const lines: string[] = [];
      for (const word of text.trim().split(/\s+/)) {
        const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
        if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      const shown = lines.slice(0, maxLines);
      const last = shown.at(-1) ?? '';
      if (lines.length > maxLines) shown[shown.length - 1] = cut(last, size, width);
      const fitted = shown.map((line) => (widthOf(line, size) > width ? cut(line, size, width) : line));
      return { lines: fitted, isCut: fitted.some((line, n) => line !== lines[n]) };
    },
  };
};
