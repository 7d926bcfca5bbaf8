import { inflateSync } from 'node:zlib';
import { flows, product } from '@setu/contracts';
import { mindmapPdf } from './mindmap-pdf';

let pdf: Buffer;
beforeAll(async () => {
  pdf = await mindmapPdf();
});

/** The unpacked content streams of the file. */
const streams = (): string[] => {
  const found: string[] = [];
  let at = pdf.indexOf('stream\n');
  while (at !== -1) {
    const end = pdf.indexOf('endstream', at);
    const packed = pdf.subarray(at + 'stream\n'.length, end);
    found.push(inflateSync(packed).toString('latin1'));
    at = pdf.indexOf('stream\n', end + 'endstream'.length);
  }
  return found;
};

/** The text of a content stream as a reader selects it, with one space between separate texts. */
const wordsOf = (stream: string): string =>
  [...stream.matchAll(/\[(.*?)\] TJ/g)]
    .map(([, shown = '']) =>
      [...shown.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join(' ')
    .replace(/\s+/g, ' ');

test('the mindmap is a PDF of two landscape A4 pages', () => {
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-1.')).toBe(true);
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
  expect(text.match(/\/Type \/Page\n/g)).toHaveLength(2);
  expect(text.match(/\/MediaBox \[0 0 841\.89 595\.28\]/g)).toHaveLength(2);
  expect(text).toContain('/Lang (en-IN)');
});

test('the mindmap has every flow and every step as selectable text', () => {
  const [drawing = '', words = ''] = streams().map(wordsOf);
  expect(drawing).toContain(`${product.name}: Platform Overview`);
  for (const { title, who, steps } of flows) {
    expect(drawing).toContain(title);
    expect(words).toContain(title);
    expect(words).toContain(who);
    for (const { label, text } of steps) {
      expect(drawing).toContain(label);
      expect(words).toContain(label);
      expect(words).toContain(text);
    }
  }
});

test('the mindmap draws each flow as one line of curves, without images', () => {
  const [drawing = ''] = streams();
  expect(drawing.match(/ c\n/g)?.length).toBeGreaterThan(100);
  expect(drawing.match(/^h$/gm)?.length).toBeGreaterThanOrEqual(flows.length);
  expect(pdf.toString('latin1')).not.toContain('/Subtype /Image');
});
