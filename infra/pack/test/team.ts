import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { runNew } from '../../new/src/run-new';
import { versionsOf } from '../../new/src/versions';

type Versions = Readonly<Record<string, string>>;

interface Packed {
  bin?: Versions;
  dependencies?: Versions;
  optionalDependencies?: Versions;
}

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));

/** What a team needs in addition to the platform's packages: the compiler, the test runner, and the imports of its remote and service. */
const tools = [
  '@swc/core',
  '@swc/jest',
  '@testing-library/react',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'jest-environment-jsdom',
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
  'typescript',
  'zod',
];

const jestConfig = `
const common = {
  rootDir: import.meta.dirname,
  transform: {
    '\\\\.[jt]sx?$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } }, module: { type: 'commonjs' } }],
  },
  // Packages that are ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(@setu|aws4fetch|jose|p-queue|p-timeout)/)'],
};
export default {
  testTimeout: 120_000,
  projects: [
    { ...common, displayName: 'screens', testMatch: ['<rootDir>/**/*.test.tsx'], testEnvironment: '@setu/mfe-kit/testing/environment', setupFilesAfterEnv: ['@setu/mfe-kit/testing/setup'] },
    { ...common, displayName: 'services', testMatch: ['<rootDir>/**/*.int.test.ts'], globalSetup: '@setu/service-kit/test/start-servers', globalTeardown: '@setu/service-kit/test/stop-servers' },
  ],
};
`;

/** The team's package of contracts, with its own role, error code and texts. */
const contracts: Readonly<Record<string, string>> = {
  'index.ts': `import { callErrors, type ProductTexts } from '@setu/protocol';
export * from './register';
export const product = { name: 'Lettings' };
export const productTexts: ProductTexts = {
  errors: {
    ...callErrors,
    lease_ended: { statuses: [409], sentence: 'This lease has ended.', cause: 'The lease has ended.', cure: 'Ask for a new one.' },
  },
  roleNames: { investor: 'an investor', tenant: 'a tenant' },
};
`,
  'register.ts': `export const serviceNames = [] as const;
declare module '@setu/protocol' {
  interface Register {
    role: 'investor' | 'tenant';
    errorCode: 'lease_ended';
    service: (typeof serviceNames)[number];
    user: { id: string; role: 'investor' | 'tenant'; flat: number };
  }
}
`,
  'values/ids.ts': `import { z } from 'zod';
export const Instant = z.iso.datetime();
export const UserId = z.guid();
`,
  'reference/all-endpoints.ts': `import type { Endpoint } from '@setu/protocol';
export const allEndpoints: readonly Endpoint[] = [].flatMap((calls) => Object.values(calls));
`,
};

export const contractsName = '@lettings/contracts';

const write = async (folder: string, files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
};

const nameOf = (tarball: string) => `@setu/${basename(tarball).replace(/^setu-(.+)-\d+\.\d+\.\d+.*$/, '$1')}`;

/** Unpacks the tarballs into a team's folder, and links only the npm packages that these and the team declare. */
export const install = async (root: string, folder: string, tarballs: readonly string[]): Promise<void> => {
  const modules = join(folder, 'node_modules');
  const declared = new Set(tools);
  await mkdir(join(modules, '.bin'), { recursive: true });
  const link = async (from: string, to: string) => {
    await mkdir(dirname(to), { recursive: true });
    await symlink(from, to);
  };
  for (const tarball of tarballs) {
    const target = join(modules, nameOf(tarball));
    await mkdir(target, { recursive: true });
    await promisify(execFile)('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
    const packed: Packed = await readJson(join(target, 'package.json'));
    for (const [command, file] of Object.entries(packed.bin ?? {})) {
      await chmod(join(target, file), 0o755);
      await link(relative(join(modules, '.bin'), join(target, file)), join(modules, '.bin', command));
    }
    for (const one of Object.keys({ ...packed.dependencies, ...packed.optionalDependencies }))
      if (!one.startsWith('@setu/')) declared.add(one);
  }
  // An optional package may be for another operating system.
  const isInstalled = (name: string) => existsSync(join(root, 'node_modules', name));
  for (const name of [...declared].filter(isInstalled))
    await link(join(root, 'node_modules', name), join(modules, name));
  for (const command of ['jest', 'tsc'])
    await link(join(root, 'node_modules/.bin', command), join(modules, '.bin', command));
  await link('../../packages/contracts', join(modules, contractsName));
};

/** `npm run new` writes the name of this product's contracts. */
const renameContracts = async (folder: string) => {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile())
      await writeFile(path, (await readFile(path, 'utf8')).replaceAll('@setu/contracts', contractsName));
  }
};

/**
 * A folder of another team: its own contracts, a service with one endpoint and a remote, as `npm run new` creates them.
 * @param platform entries of the platform's packages in the team's package.json, by tarball
 */
export const makeTeam = async (root: string, folder: string, platform: Versions): Promise<void> => {
  const own = Object.fromEntries(
    Object.entries(platform).map(([tarball, version]) => [nameOf(tarball), version]),
  );
  const versions = { ...versionsOf(root, tools), ...own };
  const manifest = {
    name: 'lettings',
    private: true,
    type: 'module',
    workspaces: ['packages/*', 'services/*', 'mfe-*'],
    devDependencies: versions,
  };
  await write(folder, {
    'package.json': JSON.stringify(manifest, null, 2),
    'jest.config.mjs': jestConfig,
    'tsconfig.base.json': await readFile(join(root, 'tsconfig.base.json'), 'utf8'),
    'packages/contracts/package.json': JSON.stringify({
      name: '@setu/contracts',
      version: '0.1.0',
      type: 'module',
      exports: { '.': './src/index.ts' },
      setu: { contracts: true },
      sideEffects: false,
      dependencies: { '@setu/protocol': versions['@setu/protocol'], zod: versions.zod },
    }),
    'services/README.md': 'Services of the team.\n',
  });
  await write(join(folder, 'packages/contracts/src'), contracts);
  for (const command of ['service rentals', 'endpoint rentals leases', 'remote rental-list']) {
    const { exitCode, text } = await runNew(folder, command.split(' '));
    if (exitCode !== 0) throw new Error(text);
  }
  for (const workspace of ['packages/contracts', 'services/rentals', 'mfe-rental-list'])
    await renameContracts(join(folder, workspace));
};
