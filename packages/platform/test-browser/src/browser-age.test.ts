import { browserAgeProblem } from './browser-age';

test.each([
  ['the same version', '156.0.1', '156.0.8078.108'],
  ['three versions behind', '153.0.0', '156.0.8078.108'],
  ['newer than the newest stable one', '157.0.0', '156.0.8078.108'],
  ['behind across a hundred', '199.0.0', '202.0.1'],
])('a browser that is %s is new enough', (_, ours, newest) => {
  expect(browserAgeProblem(ours, newest)).toBeNull();
});

test.each([
  ['four versions behind', '152.0.0', '156.0.8078.108'],
  ['fifteen versions behind', '141.0.0', '156.0.8078.108'],
  ['of two digits', '99.0.0', '156.0.8078.108'],
])('a browser that is %s is too old, and the message names the version to raise', (_, ours, newest) => {
  expect(browserAgeProblem(ours, newest)).toContain(`Chromium ${ours}`);
  expect(browserAgeProblem(ours, newest)).toContain('Raise @sparticuz/chromium');
});

test.each(['', 'latest', 'v156', '^153.0.0'])(
  '“%s” is refused, because it is not a complete version number',
  (text) => {
    expect(() => browserAgeProblem(text, '156.0.0')).toThrow('is not a version of a browser');
    expect(() => browserAgeProblem('156.0.0', text)).toThrow('is not a version of a browser');
  },
);
