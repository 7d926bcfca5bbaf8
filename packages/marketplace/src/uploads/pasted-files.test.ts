import { pastedFiles } from './pasted-files';

const picture = new File(['x'], 'image.png', { type: 'image/png' });
const report = new File(['x'], 'our report.pdf', { type: 'application/pdf' });
const clipboard = (text: string, ...files: File[]) => ({
  files: files as unknown as FileList,
  getData: (type: string) => (type === 'text/plain' ? text : ''),
});

test.each(['Mumbai\t12\nPune\t8', 'Total', 'see image.png', '0'])(
  'the text %j takes precedence over the picture that a spreadsheet adds',
  (text) => {
    expect(pastedFiles(clipboard(text, picture))).toEqual([]);
  },
);

test('a picture without text is pasted', () => {
  expect(pastedFiles(clipboard('', picture))).toEqual([picture]);
  expect(pastedFiles(clipboard(' \n', picture))).toEqual([picture]);
});

test.each([
  'image.png\nour report.pdf',
  '/home/asha/image.png\n/home/asha/our report.pdf\n',
  'file:///home/asha/image.png\r\nfile:///home/asha/our%20report.pdf',
])('files with their names %j as text are pasted', (names) => {
  expect(pastedFiles(clipboard(names, picture, report))).toEqual([picture, report]);
});

test('no files are pasted from an empty or missing clipboard', () => {
  expect(pastedFiles(clipboard('Mumbai'))).toEqual([]);
  expect(pastedFiles(null)).toEqual([]);
});
