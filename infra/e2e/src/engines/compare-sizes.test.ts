import { problemsOf } from './compare-sizes';

const size = (seen: number, body: number, faults: string[] = []) => ({
  height: seen + 150,
  seen,
  body,
  faults,
});

test('a dialog of which one engine only shows 28 px of 1,899 is a problem of that engine', () => {
  const sizes = new Map([
    ['Chromium', size(490, 1899)],
    ['Firefox', size(530, 1899)],
    ['WebKit', size(28, 1899)],
  ]);
  expect(problemsOf('Create Franchise at 1280 px', sizes)).toEqual([
    'WebKit, Create Franchise at 1280 px: 28 of 1899 px of the body can be seen, elsewhere 530 px',
  ]);
});

test('engines may differ slightly, and a short body may be completely visible', () => {
  expect(
    problemsOf(
      'a',
      new Map([
        ['Chromium', size(500, 900)],
        ['WebKit', size(405, 930)],
      ]),
    ),
  ).toEqual([]);
  expect(
    problemsOf(
      'a',
      new Map([
        ['Chromium', size(200, 200)],
        ['WebKit', size(150, 150)],
      ]),
    ),
  ).toEqual([]);
});

test('a fault is a problem in every engine that has it', () => {
  const sizes = new Map([
    ['Chromium', size(300, 300, ['the page scrolls sideways'])],
    ['WebKit', size(300, 300)],
  ]);
  expect(problemsOf('a', sizes)).toEqual(['Chromium, a: the page scrolls sideways']);
});
