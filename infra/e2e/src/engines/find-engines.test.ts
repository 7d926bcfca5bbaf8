import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findEngines } from './find-engines';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setu-path-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const add = (name: string, mode = 0o755) => {
  writeFileSync(join(folder, name), '');
  chmodSync(join(folder, name), mode);
  return join(folder, name);
};
const namesOf = (engines: readonly { name: string }[]) => engines.map(({ name }) => name);

test('the engines whose programs are on the PATH are found, with the paths of their programs', () => {
  const paths = [add('chromium'), add('firefox-esr'), add('WebKitWebDriver'), add('Xvfb')];
  const { found, missing } = findEngines(['/nowhere', folder].join(delimiter));
  expect(found).toEqual([
    { name: 'Chromium', paths: [paths[0]] },
    { name: 'Firefox', paths: [paths[1]] },
    { name: 'WebKit', paths: [paths[2], paths[3]] },
  ]);
  expect(missing).toEqual([]);
});

test('an engine that lacks one of its programs is missing, with the Debian packages to install', () => {
  add('WebKitWebDriver');
  const { found, missing } = findEngines(folder);
  expect(found).toEqual([]);
  expect(missing.map(({ packages }) => packages)).toEqual([
    'chromium',
    'firefox-esr',
    'webkit2gtk-driver xvfb',
  ]);
});

test('a file that is not executable and an empty PATH provide no engine', () => {
  add('firefox', 0o644);
  expect(namesOf(findEngines(folder).found)).toEqual([]);
  expect(namesOf(findEngines('').missing)).toEqual(['Chromium', 'Firefox', 'WebKit']);
});

test('Chrome is preferred to Chromium, whatever their order on the PATH', () => {
  add('chromium');
  const chrome = add('google-chrome');
  expect(findEngines(folder).found).toEqual([{ name: 'Chromium', paths: [chrome] }]);
});
