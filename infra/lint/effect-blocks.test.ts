import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = process.cwd();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'setu-lint-'));
  const plugins = [join(root, 'infra/lint/effect-blocks.grit')];
  const config = { root: true, plugins, linter: { rules: { preset: 'none' } } };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const refused = 'Give the effect a body in braces';

/** The messages of the rule for a source. */
const lint = (source: string): string => {
  const file = join(folder, 'sample.tsx');
  writeFileSync(file, `export const useSample = () => {\n  ${source}\n};\n`);
  const { output } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'lint', file],
    { cwd: folder, encoding: 'utf8' },
  );
  const said = output.join('');
  if (!/Checked 1 file/.test(said)) throw new Error(`Biome checked nothing: ${said}`);
  return said;
};

test.each([
  ['a call', 'useEffect(() => row.current.scrollIntoView(), []);'],
  ['a call of what may be missing', 'useEffect(() => row.current?.scrollIntoView(), [row]);'],
  ['a call in parentheses', 'useEffect(() => (row.focus()), []);'],
  ['a call under a condition', 'useEffect(() => isOpen && row.focus());'],
  ['a choice', 'useEffect(() => (isOpen ? row.focus() : undefined), []);'],
  ['a promise', 'useEffect(async () => await load(), []);'],
  ['void', 'useEffect(() => void row.focus(), []);'],
  ['a layout effect', 'useLayoutEffect(() => row.scrollTo(0, 0), []);'],
  ['an insertion effect', 'useInsertionEffect(() => sheet.insertRule(rule), []);'],
  ['an effect of the namespace', 'React.useEffect(() => row.scrollIntoView(), []);'],
  ['a function by its name', 'useEffect(show, [show]);'],
  ['a method', 'useEffect(row.scrollIntoView, []);'],
  ['what another call makes', 'useEffect(show.bind(row), []);'],
])('an effect that returns the value of %s is refused', (_, source) => {
  expect(lint(source)).toContain(refused);
});

test.each([
  ['a body in braces', 'useEffect(() => { row.scrollIntoView(); }, []);'],
  ['a body that returns a clean-up', 'useEffect(() => { const stop = listen(); return stop; }, []);'],
  ['a clean-up alone', 'useEffect(() => () => stop(), []);'],
  ['a function expression', 'useEffect(function show() { row.focus(); }, []);'],
  ['another hook', 'useMemo(() => compute(), []);'],
])('an effect with %s is accepted', (_, source) => {
  expect(lint(source)).not.toContain(refused);
});
