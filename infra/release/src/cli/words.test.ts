import { moment, zoneName } from './moment';
import { makeProgress } from './progress';
import { table } from './table';

test('moments are shown in local time', () => {
  expect(moment('2026-11-21T08:35:10.000Z', 'Asia/Kolkata')).toBe('21 Nov 2026 14:05');
  expect(moment('2026-11-20T18:30:00.000Z', 'Asia/Kolkata')).toBe('21 Nov 2026 00:00');
  expect(zoneName('Asia/Kolkata')).toBe('IST');
});

test('the columns of a table line up without trailing spaces', () => {
  expect(
    table(
      ['deployable', 'live'],
      [
        ['mfe-brand', '1'],
        ['shell', ''],
      ],
    ),
  ).toBe('deployable  live\n──────────  ────\nmfe-brand   1\nshell');
});

test('progress is a bar in a terminal, and a line for each quarter in a file', () => {
  const heard = (isTTY: boolean) => {
    let text = '';
    const progress = makeProgress({ isTTY, write: (more) => (text += more) });
    for (let done = 1; done <= 8; done++) progress(done, 8);
    return text;
  };
  expect(heard(false)).toBe([2, 4, 6, 8].map((done) => `  uploaded ${done} of 8 files\n`).join(''));
  const bars = heard(true);
  expect(bars.split('\r')).toHaveLength(9);
  expect(bars).toMatch(/░ 1\/8 files\r.*█ 8\/8 files\n$/s);
});
