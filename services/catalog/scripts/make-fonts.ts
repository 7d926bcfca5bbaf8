import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { indianScripts, latin } from '../src/franchises/fonts';

interface Options {
  targetFormat: 'truetype' | 'woff2';
  keepFeatures?: string[];
  noHinting: boolean;
}
type SubsetFont = (font: Uint8Array, text: string, options: Options) => Promise<Buffer>;

/**
 * Subsets the font files of `src/assets` from their full sources: Inter from its package, and the scripts of India from
 * Noto Sans (github.com/notofonts, hinted TTF). The argument is the folder of Noto Sans. Run with `npm run fonts -w
 * @setu/catalog -- /path/to/noto` after changing the ranges.
 */
const [notoFolder] = process.argv.slice(2);
if (!notoFolder) throw new Error('Say where NotoSansDevanagari-Regular.ttf and its siblings lie');

const textOf = (ranges: readonly (readonly [number, number])[]) =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)),
    )
    .join('');

/** `npm run fonts` installs subset-font and Inter. */
const load = createRequire(import.meta.url);
const subsetFont: SubsetFont = load('subset-font');
const nameOfNoto = (font: string) =>
  `NotoSans${font.replace('noto-sans-', '').replace(/^./, (letter) => letter.toUpperCase())}-Regular.ttf`;

/** Alternate glyphs of Inter are not used. The scripts of India need all features of their fonts. */
const latinFeatures = ['kern', 'ccmp', 'locl', 'mark', 'mkmk'];

const fonts = [
  ...[
    { file: latin.regular, source: load.resolve('inter-ui/web/Inter-Regular.woff2') },
    { file: latin.strong, source: load.resolve('inter-ui/web/Inter-SemiBold.woff2') },
  ].map((font) => ({ ...font, text: textOf(latin.ranges), keepFeatures: latinFeatures })),
  ...indianScripts.map(({ font, ranges }) => ({
    file: font,
    source: join(notoFolder, nameOfNoto(font)),
    text: `${textOf(ranges)}\u200c\u200d\u25cc `,
  })),
];

for (const { file, source, text, ...how } of fonts) {
  const font = await subsetFont(await readFile(source), text, {
    ...how,
    targetFormat: 'truetype',
    noHinting: true,
  });
  await writeFile(join(import.meta.dirname, '../src/assets', `${file}.ttf`), font);
  process.stdout.write(`${file} ${(font.length / 1000).toFixed(1)} kB\n`);
}
