const ignored = ['/node_modules/', '/dist/', '<rootDir>/.data/'];

const common = {
  rootDir: import.meta.dirname,
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data/'],
  testPathIgnorePatterns: ignored,
};

/** Levels that need no document: their files share the modules of their worker (ADR 0080). */
const native = {
  ...common,
  testEnvironment: '<rootDir>/infra/tests/native-environment.cjs',
  runtime: '<rootDir>/infra/tests/native-runtime.cjs',
};

/** Levels that need real servers. */
const withServers = {
  ...native,
  globalSetup: '<rootDir>/packages/platform/service-kit/test/servers/start-servers.ts',
  globalTeardown: '<rootDir>/packages/platform/service-kit/test/servers/stop-servers.ts',
};

/**
 * One project a level of test; conventions in docs/conventions.md, section "Tests". Not TypeScript: on Node 20 Jest
 * would need ts-node to read it.
 * @type {import("jest").Config}
 */
const config = {
  projects: [
    {
      ...native,
      displayName: 'unit',
      testMatch: ['<rootDir>/**/*.test.ts'],
      testPathIgnorePatterns: [...ignored, '\\.(int|pact|e2e|engines)\\.test\\.ts$'],
    },
    {
      ...common,
      displayName: 'browser-unit',
      testEnvironment: '<rootDir>/packages/platform/mfe-kit/test/browser-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/packages/platform/mfe-kit/test/browser-setup.ts'],
      testMatch: ['<rootDir>/**/*.test.tsx'],
      // ES modules only: what the test of a page of a service loads of that service.
      transformIgnorePatterns: [
        '/node_modules/(?!(jose|oauth4webapi|openid-client|p-queue|p-timeout|rate-limiter-flexible)/)',
      ],
    },
    { ...withServers, displayName: 'int', testMatch: ['<rootDir>/**/*.int.test.ts'] },
    { ...withServers, displayName: 'pact', testMatch: ['<rootDir>/**/*.pact.test.ts'] },
    {
      ...native,
      displayName: 'e2e',
      runner: '<rootDir>/infra/tests/claim-files.cjs',
      testMatch: ['<rootDir>/infra/e2e/**/*.e2e.test.ts'],
      globalSetup: '<rootDir>/infra/e2e/src/platform/start-platform.ts',
      globalTeardown: '<rootDir>/infra/e2e/src/platform/stop-platform.ts',
    },
    {
      ...native,
      displayName: 'engines',
      testMatch: ['<rootDir>/infra/e2e/**/*.engines.test.ts'],
      globalSetup: '<rootDir>/infra/e2e/src/engines/start-platform.ts',
      globalTeardown: '<rootDir>/infra/e2e/src/platform/stop-platform.ts',
    },
  ],
  testSequencer: '<rootDir>/infra/tests/random-order.cjs',
  // Ends tests that hang. What takes some seconds alone takes minutes on a machine with twenty times its load.
  testTimeout: 300_000,
  maxWorkers: 2,
};

export default config;
