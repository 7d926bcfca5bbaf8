import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from './render';

const folder = join(__dirname, '../rendered');

test('the rendered files are those that the sources make: npm run render -w infra/observe', () => {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  const wanted = render();
  expect(found.sort()).toEqual([...wanted.keys()].sort());
  for (const [path, text] of wanted) expect(readFileSync(join(folder, path), 'utf8')).toBe(text);
});
