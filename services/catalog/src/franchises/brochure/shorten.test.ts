import { maxParagraphs, maxRuns, shorten } from './shorten';

it('prose in one or two scripts is not cut at any length', () => {
  const texts = ['क्षत्रिय '.repeat(555), 'Tea for everyone. '.repeat(277), 'चाय and coffee '.repeat(333)];
  for (const text of texts) expect(shorten([text])).toEqual({ paragraphs: [text], isShortened: false });
});

it('a text that changes script at every letter is cut', () => {
  const { paragraphs, isShortened } = shorten(['Short.', 'aक'.repeat(2_500)]);
  expect(isShortened).toBe(true);
  expect(paragraphs).toEqual(['Short.', `${'aक'.repeat(maxRuns / 2).slice(0, maxRuns - 1)}…`]);
});

it('a text with very many paragraphs is cut', () => {
  const lines = Array.from({ length: 2_500 }, (_, n) => `Line ${n}`);
  expect(shorten(lines)).toEqual({ paragraphs: lines.slice(0, maxParagraphs), isShortened: true });
});
