import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

type Axis = number | { min: number; max: number; default?: number };
interface Options {
  targetFormat: 'truetype' | 'woff2';
  variationAxes?: Record<string, Axis | undefined>;
  keepFeatures: string[];
  noHinting: boolean;
}
type SubsetFont = (font: Uint8Array, text: string, options: Options) => Promise<Buffer>;

/**
 * Cuts the two committed font files from their full sources: Latin text, the rupee sign (which the usual
 * Latin subset leaves out), arrows and the letters of romanised Indian names.
 * Run with `npm run fonts -w @setu/ui` after changing a source version or the letters below.
 */
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const latin = range(0x20, 0x7e) + range(0xa0, 0xff);
const romanised = 'ĀāĒēĪīŌōŪūṢṣṬṭḌḍṆṇṄṅṚṛḶḷŚś';
const marks = 'ıŒœŠšŽžˆ˚˜₹€™−×÷←↑→↓✓≤≥≈•…‰‹›–—‘’‚“”„†\u2009\u200a\u200b\u2011\u202f\ufeff';
const letterFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk'];
const weights = { min: 400, max: 700, default: 400 };

const fonts = [
  {
    source: 'inter-ui/variable/InterVariable.woff2',
    target: 'inter.woff2',
    text: latin + romanised + marks,
    variationAxes: { opsz: 17, wght: weights },
    keepFeatures: [...letterFeatures, 'tnum', 'case'],
  },
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    target: 'fraunces.woff2',
    text: latin + marks,
    variationAxes: { opsz: 40, SOFT: 0, WONK: 0, wght: weights },
    keepFeatures: [...letterFeatures, 'lnum'],
  },
];

/** subset-font and the full fonts are installed by `npm run fonts`. */
const load = createRequire(import.meta.url);
const subsetFont: SubsetFont = load('subset-font');

for (const { source, target, text, ...how } of fonts) {
  const font = await subsetFont(await readFile(load.resolve(source)), text, {
    ...how,
    targetFormat: 'woff2',
    noHinting: true,
  });
  await writeFile(`${import.meta.dirname}/${target}`, font);
  process.stdout.write(`${target} ${(font.length / 1000).toFixed(1)} kB\n`);
}
