import { join } from 'node:path';
import { sharePictureSize } from '@setu/protocol';
import { drawSharePicture } from './draw-share-picture';
import { makeTextOutlines } from './outline-text';
import type { SharePicture } from './share-picture';

const fontsFolder = join(__dirname, '../../assets');
const outlines = makeTextOutlines(fontsFolder);

const draw = (more: Partial<SharePicture> = {}) =>
  drawSharePicture({
    fontsFolder,
    picture: {
      brandName: 'Chaiwala Junction',
      illustrated: { category: 'food_beverage', motif: 'tea', variant: 7 },
      label: 'Illustration',
      kind: 'Food & Beverage · FOFO',
      title: 'Chai kiosk',
      investment: '₹12L – ₹1.4Cr',
      ...more,
    },
  });

const letters = (length: number, letter = 'w') => letter.repeat(length);

test.each<[string, Partial<SharePicture>]>([
  ['usual', {}],
  ['in Hindi', { title: 'चाय की टपरी', brandName: 'आरोग्य क्लिनिक' }],
  [
    'of the longest texts',
    { title: letters(150), brandName: letters(120), investment: '₹999.9Cr – ₹999.9Cr' },
  ],
  ['of words without end', { title: 'chai '.repeat(30) }],
  ['of nothing that a font holds', { title: '🫖', brandName: '🫖' }],
])('a share picture (%s) is a PNG of the stated size that messengers accept', async (_what, picture) => {
  const png = await draw(picture);
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(sharePictureSize);
  expect(png.length).toBeLessThan(300_000);
});

test.each(['चाय की टपरी', 'தேநீர்', 'ચા', 'చాయ్'])('the title %s is drawn', async (title) => {
  expect(outlines.draw(title, 50)).toContain('<path');
  expect((await draw({ title })).equals(await draw({ title: '🫖' }))).toBe(false);
});

test('Hindi letters are joined', () => {
  // One glyph for क and ष together, which are typed as three characters.
  expect(outlines.draw('क्ष', 50).match(/<path/g)).toHaveLength(1);
});

describe('text in lines', () => {
  test('text is broken between words', () => {
    const { lines, isCut } = outlines.linesOf('Chai kiosk for railway stations', 50, 400, 3);
    expect(lines.join(' ')).toBe('Chai kiosk for railway stations');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(outlines.widthOf(line, 50)).toBeLessThanOrEqual(400);
    expect(isCut).toBe(false);
  });

  test.each([
    ['too many words', 'chai '.repeat(40)],
    ['a word too long for its line', letters(150)],
    ['a long word of Hindi', letters(75, 'कि')],
  ])('text of %s ends in an ellipsis within its width', (_what, text) => {
    const { lines, isCut } = outlines.linesOf(text, 50, 400, 2);
    expect(isCut).toBe(true);
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines) expect(outlines.widthOf(line, 50)).toBeLessThanOrEqual(400);
  });
});
