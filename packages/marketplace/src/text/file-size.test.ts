import { fileSizeText } from './file-size';

test.each([
  [1, '1 kB'],
  [655_360, '640 kB'],
  [2_202_009, '2.1 MB'],
  [10_485_760, '10.0 MB'],
])('fileSizeText writes %d bytes as %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
