import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTempCheckout, type TempCheckout } from '../../release/test/temp-checkout';

const root = join(__dirname, '../../..');

let checkout: TempCheckout;
beforeAll(async () => {
  checkout = await makeTempCheckout(root);
});
afterAll(() => checkout?.remove());

const read = (path: string) => readFileSync(join(checkout.root, path), 'utf8');

/** The part of the page that adds a field: numbered steps, each with a file and a diff, then the commands that check them. */
const part = readFileSync(join(root, 'docs/first-day.md'), 'utf8')
  .split(/^## /m)
  .find((text) => text.startsWith('2. Add a field'));

/** The lines of each block, without the indentation of their list item. */
const blocksIn = (text: string, language: string): string[][] =>
  [...text.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([^]*?)^ *\`\`\`$`, 'gm'))].map(
    ([, indent = '', block = '']) =>
      block
        .trimEnd()
        .split('\n')
        .map((line) => line.slice(indent.length)),
  );

/** The hunks of a diff as the lines before and after. */
const hunksOf = (diff: string[]) =>
  diff
    .join('\n')
    .split('\n@@\n')
    .map((hunk) => {
      const lines = hunk.split('\n');
      const without = (mark: string) =>
        lines.filter((line) => !line.startsWith(mark)).map((line) => line.slice(1));
      return { before: without('+').join('\n'), after: without('-').join('\n') };
    });

const places = (part ?? '')
  .split(/^\d+\. (?=\*\*)/m)
  .slice(1)
  .map((text) => ({
    path: /^\*\*[^`]+`([^`]+)`/.exec(text)?.[1] ?? '',
    hunks: blocksIn(text, 'diff').flatMap(hunksOf),
  }));
const commands = blocksIn(part ?? '', 'sh').flat();

test('the field of the first day needs at most eight files, and its types and tests pass', async () => {
  const paths = new Set(places.map(({ path }) => path));
  expect(paths.size).toBeLessThanOrEqual(8);
  for (const { path, hunks } of places) {
    expect([path, hunks.length]).not.toEqual([path, 0]);
    for (const { before, after } of hunks) {
      expect([path, before, read(path).split(`${before}\n`).length - 1]).toEqual([path, before, 1]);
      await checkout.edit(path, before, after);
    }
  }
  expect(commands).toEqual([expect.stringContaining('typecheck'), expect.stringContaining('jest')]);
  const results = await Promise.all([
    checkout.run('biome', ['check', ...paths]),
    ...commands.map((command) => checkout.run('sh', ['-c', command])),
  ]);
  for (const { code, out, err } of results) expect(code === 0 ? '' : out + err).toBe('');
}, 1_800_000);
