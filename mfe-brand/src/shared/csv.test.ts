import { parse } from 'papaparse';
import { csvOf } from './csv';

/** The cells of a file with one column, as a spreadsheet reads it. */
const cellsOf = (texts: readonly string[]) =>
  parse<string[]>(csvOf(texts.map((text) => ({ Text: text }))).slice(1), { skipEmptyLines: false })
    .data.slice(1, texts.length + 1)
    .map(([cell = '']) => cell);
const cellOf = (text: string) => cellsOf([text])[0];

test.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("https://evil.example")\nsecond line', `'=HYPERLINK("https://evil.example")\nsecond line`],
  ['first line\n=1+1', "first line\n'=1+1"],
  ['first line\r\n+1', "first line\r\n'+1"],
  ['first line\r@SUM(A1)', "first line\r'@SUM(A1)"],
  ['first line\u2028-1', "first line\u2028'-1"],
  ['+91 98200 12345', "'+91 98200 12345"],
  ['-5', "'-5"],
  ['\u22125', "'\u22125"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'=1"],
  ['  =1', "'=1"],
  ['a\n\u00a0\t=1', "a\n'\u00a0\t=1"],
  ['\u200b=1', "'=1"],
  ['\u200d=1', "'\u200d=1"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['﹦1', "'﹦1"],
  ['1+1=2', '1+1=2'],
  ['Pune, a "kiosk"', 'Pune, a "kiosk"'],
  ["'=1", "'=1"],
  ['\u202egnp.exe', 'gnp.exe'],
])('the text %j is the cell %j', (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

test('numbers stay numbers', () => {
  expect(csvOf([{ Replies: -1, Text: 'a' }])).toBe('\uFEFFReplies,Text\r\n-1,a\r\n');
});
