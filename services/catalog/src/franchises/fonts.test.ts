import { latin, runsOf } from './fonts';

const runs = (text: string) => runsOf(text, latin.regular).map(({ font, text: run }) => [font, run]);

it('Latin, prices and accents use one font', () => {
  expect(runs('Café Roṣṇī – ₹12,00,000 “all in”')).toEqual([
    ['inter-regular', 'Café Roṣṇī – ₹12,00,000 “all in”'],
  ]);
});

it('combining accents are composed', () => {
  expect(runs('Cafe\u0301')).toEqual([['inter-regular', 'Café']]);
});

it('each script uses its font, and joiners and marks use the font of their letters', () => {
  expect(runs('चाय क्\u200dष and தேநீர்')).toEqual([
    ['noto-sans-devanagari', 'चाय क्\u200dष '],
    ['inter-regular', 'and '],
    ['noto-sans-tamil', 'தேநீர்'],
  ]);
});

it('an overlong word is cut between letters, never between a letter and its marks', () => {
  const word = 'की'.repeat(50);
  expect(runs(`चाय ${word} चाय`)).toEqual([
    ['noto-sans-devanagari', `चाय ${'की'.repeat(40)}`],
    ['noto-sans-devanagari', `${'की'.repeat(10)} चाय`],
  ]);
  expect(runs('x'.repeat(90)).map(([, text]) => text?.length)).toEqual([40, 40, 10]);
});

it('characters that no font has are left out', () => {
  expect(runs('Tea 🫖 \u202ebar\u0007')).toEqual([['inter-regular', 'Tea  bar']]);
  expect(runs('🫖')).toEqual([]);
  expect(runs('')).toEqual([]);
});
