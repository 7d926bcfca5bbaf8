import { releaseOfStack } from './release-of-stack';

const origin = 'https://setu.example';
const remote = `${origin}/mfe/mfe-a/1.0.0-abc/screen-a.123.js`;
const other = `${origin}/mfe/mfe-b/2.0.0/screen-b.js`;
const shell = `${origin}/mfe/shell/3.0.0/react.js`;
const chrome = (...urls: string[]) =>
  ['TypeError: x is not a function', ...urls.map((url, n) => `    at f${n} (${url}:1:${n})`)].join('\n');

test.each([
  ['a remote', chrome(remote, shell), { name: 'mfe-a', version: '1.0.0-abc' }],
  ['a remote called by another', chrome(other, remote, shell), { name: 'mfe-b', version: '2.0.0' }],
  [
    'a shared package that a remote called',
    chrome(shell, remote, shell),
    { name: 'mfe-a', version: '1.0.0-abc' },
  ],
  ['the shell alone', chrome(shell), { name: 'shell', version: '3.0.0' }],
  [
    'a remote, as Firefox and Safari write it',
    `f@${remote}:1:2\ng@${shell}:3:4`,
    { name: 'mfe-a', version: '1.0.0-abc' },
  ],
  [
    'a built-in that a remote called',
    `Error\n    at Array.map (<anonymous>)\n    at f (${remote}:1:2)`,
    { name: 'mfe-a', version: '1.0.0-abc' },
  ],
  ['a file name alone', remote, { name: 'mfe-a', version: '1.0.0-abc' }],
])('an error of %s is blamed on its release', (_, stack, release) => {
  expect(releaseOfStack(stack, origin)).toEqual(release);
});

test.each([
  ['an extension', chrome('chrome-extension://abcdef/content.js', remote)],
  ['an extension of Firefox', 'f@moz-extension://abc/content.js:1:2'],
  ['another site', chrome('https://cdn.example/mfe/mfe-a/1.0.0/x.js', remote)],
  ['the page itself', chrome(`${origin}/franchises`)],
  ['no release', 'Script error.'],
  ['something else of ours', chrome(`${origin}/mfe/mfe-a/`)],
])('an error of %s is blamed on no release', (_, stack) => {
  expect(releaseOfStack(stack, origin)).toBeNull();
});
