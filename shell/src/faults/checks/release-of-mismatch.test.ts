import { releaseOfMismatch } from './release-of-mismatch';

const origin = 'https://setu.example';
const shell = { name: 'shell', version: '3.0.0' };
const screen = { name: 'mfe-a', version: '1.0.0-abc' };
const inShell = (name: string) => `    at ${name} (${origin}/mfe/shell/3.0.0/shell.js:2:69212)`;
const inRemote = `    at List (${origin}/mfe/mfe-a/1.0.0-abc/screen-a.123.js:1:10)`;
const element = (name: string) => `    at ${name} (<anonymous>)`;
const stack = (...lines: string[]) => ['', ...lines].join('\n');

test.each([
  [
    'a component without hooks in a screen of a remote',
    stack(element('p'), element('B'), inShell('Arriving'), element('main'), inShell('App')),
    screen,
    screen,
  ],
  [
    'a component with hooks in a screen of a remote',
    stack(element('p'), inRemote, inShell('Arriving'), element('main'), inShell('App')),
    screen,
    screen,
  ],
  [
    'a screen of a remote, as Firefox and Safari write it',
    `\np@unknown:0:0\nB@unknown:0:0\nArriving@${origin}/mfe/shell/3.0.0/shell.js:2:6\nmain@unknown:0:0`,
    screen,
    screen,
  ],
  ['the header', stack(element('a'), element('header'), inShell('App')), screen, shell],
  ['a screen of the shell', stack(element('p'), inShell('Home'), element('main')), null, shell],
])('a part that could not be hydrated is attributed to its release: %s', (_, components, shown, release) => {
  expect(releaseOfMismatch(components, origin, shown)).toEqual(release);
});
