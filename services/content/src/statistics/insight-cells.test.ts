import { cellsToShow, cityScore, growthPercent } from './insight-cells';

const cell = (subject: string, observations: number, figure: number) => ({ subject, observations, figure });
const samples = [cell('retail', 0, 23), cell('fitness', 0, 15)];

describe('cells of insights', () => {
  it('without samples the first three observed cells are shown', () => {
    const real = [cell('a', 9, 4), cell('b', 2, 3), cell('c', 1, 2), cell('d', 50, 1)];
    expect(cellsToShow(real, []).map(({ subject, isSample }) => [subject, isSample])).toEqual([
      ['a', false],
      ['b', false],
      ['c', false],
    ]);
    expect(cellsToShow([], [])).toEqual([]);
  });

  it('each sample is shown until its cell has thirty observations', () => {
    expect(cellsToShow([cell('retail', 29, 99), cell('fitness', 30, 7)], samples)).toEqual([
      { subject: 'retail', observations: 29, figure: 23, isSample: true },
      { subject: 'fitness', observations: 30, figure: 7, isSample: false },
    ]);
  });

  it('with samples no other cells are shown', () => {
    expect(cellsToShow([cell('services', 500, 80)], samples).map(({ subject }) => subject)).toEqual([
      'retail',
      'fitness',
    ]);
  });
});

test.each([
  [10, 12, 20],
  [3, 2, -33],
  [4, 4, 0],
  [0, 9, null],
])('growth from %d to %d is %p percent', (before, after, growth) => {
  expect(growthPercent(before, after)).toBe(growth);
});

test.each([
  [40, 40, '5.0'],
  [37, 40, '4.6'],
  [0, 40, '0.0'],
  [0, 0, '0.0'],
])('a cell with %d of at most %d inquiries scores %s', (inquiries, most, score) => {
  expect(cityScore(inquiries, most)).toBe(score);
});
