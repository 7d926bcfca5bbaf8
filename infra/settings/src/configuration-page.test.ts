import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '@setu/contracts';
import { knownBy, settingsOf, unknownSettings } from '@setu/service-kit/settings';
import { configurationPage, knownSettingsFile, toolVariables } from './configuration-page';
import { commands, ownEnvironments, servers } from './processes';

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('docs/configuration.md matches the output of npm run docs:config', () => {
  expect(read('docs/configuration.md')).toBe(configurationPage());
});

test('the known setting names are those of the schemas', () => {
  expect(read('infra/local/src/known-settings.ts')).toBe(knownSettingsFile());
});

test.each(servers.map((server) => [server.name, server] as const))(
  '%s accepts the settings of all other processes in its environment',
  (name, { schemas }) => {
    const all = [...servers, ...commands].flatMap((each) => each.schemas.flatMap(settingsOf));
    const environment = Object.fromEntries([
      ...all.map((setting) => [setting.name, 'x']),
      ...all.filter(({ mayBeFile }) => mayBeFile).map((setting) => [`${setting.name}_FILE`, 'x']),
    ]);
    expect(unknownSettings(environment, knownBy(schemas.flatMap(settingsOf), [name]), false)).toEqual([]);
  },
);

const settings = [...servers, ...commands].flatMap(({ schemas }) => schemas.flatMap(settingsOf));

test('every setting has a description', () => {
  expect(settings.filter(({ meaning }) => !meaning.endsWith('.')).map(({ name }) => name)).toEqual([]);
});

test('every service with its own settings is on the page, and can be described without an environment', () => {
  const withFile = serviceNames.filter((name) => existsSync(join(root, 'services', name, 'src/env.ts')));
  expect(Object.keys(ownEnvironments).sort()).toEqual([...withFile].sort());
  for (const schema of Object.values(ownEnvironments)) expect(schema.safeParse({}).success).toBe(true);
});

describe('the page has every variable that the sources read', () => {
  const known = new Set([...settings.map(({ name }) => name), ...Object.keys(toolVariables)]);
  /** Variables of the system, of Node, npm and GitHub, and of libraries that tests prepare. */
  const foreign = new Set([
    'PATH',
    'TMPDIR',
    'npm_lifecycle_event',
    'NPM_CONFIG_FETCH_RETRIES',
    'AWS_LAMBDA_JS_RUNTIME',
    'GITHUB_STEP_SUMMARY',
    'LD_LIBRARY_PATH',
    'PACT_DO_NOT_TRACK',
  ]);
  const folders = ['gateway', 'infra', 'packages', 'services', 'shell'];
  const filesIn = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory())
        return ['node_modules', 'dist', 'templates'].includes(entry.name) ? [] : filesIn(path);
      return /\.(ts|tsx|mjs|cjs)$/.test(entry.name) && !entry.name.startsWith('fixture-') ? [path] : [];
    });

  test.each(folders)('in %s', (folder) => {
    const unknown = filesIn(folder).flatMap((file) =>
      [...read(file).matchAll(/\bprocess\.env\.(\w+)/g)].flatMap(([, name = '']) =>
        known.has(name) || foreign.has(name) ? [] : [`${file}: ${name}`],
      ),
    );
    expect(unknown).toEqual([]);
  });
});
