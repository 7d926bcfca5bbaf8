/** Packages that Jest must transform to run them: they are ESM only, or import at run time. */
const esmOnly = [
  'jose',
  'oauth4webapi',
  'openid-client',
  'p-queue',
  'p-timeout',
  'rate-limiter-flexible',
  '@opentelemetry/otlp-exporter-base',
  '@sparticuz/chromium',
  'kubernetes-models',
  '@kubernetes-models/[\\w-]+',
  'age-encryption',
  '@noble/[\\w-]+',
  '@scure/base',
  'is-cidr',
  'cidr-regex',
];

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
  resolver: '<rootDir>/infra/kubernetes/test/resolve-models.cjs',
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

const notUnit = '\\.(int|pact|e2e)\\.test\\.tsx?$';

/**
 * One project a level of test; conventions in docs/conventions.md, section "Tests". Not TypeScript: on Node 20 Jest
 * would need ts-node to read it.
 * @type {import("jest").Config}
 */
const config = {
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/**/*.test.ts'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, notUnit],
    },
    {
      ...common,
      displayName: 'browser-unit',
      testEnvironment: '<rootDir>/packages/mfe-kit/test/browser-environment.cjs',
      testMatch: ['<rootDir>/**/*.test.tsx'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, notUnit],
    },
    {
      ...common,
      displayName: 'int',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/**/*.int.test.ts'],
      globalSetup: '<rootDir>/packages/service-kit/test/servers/start-servers.ts',
      globalTeardown: '<rootDir>/packages/service-kit/test/servers/stop-servers.ts',
    },
    {
      ...common,
      displayName: 'pact',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/**/*.pact.test.ts'],
      globalSetup: '<rootDir>/packages/service-kit/test/servers/start-servers.ts',
      globalTeardown: '<rootDir>/packages/service-kit/test/servers/stop-servers.ts',
    },
    {
      ...common,
      displayName: 'e2e',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/infra/e2e/**/*.e2e.test.ts'],
      globalSetup: '<rootDir>/infra/e2e/src/platform/start-platform.ts',
      globalTeardown: '<rootDir>/infra/e2e/src/platform/stop-platform.ts',
    },
  ],
  // Ends tests that hang. Starting a service takes a second, and on a machine with ten times its load half a minute.
  testTimeout: 90_000,
  maxWorkers: 2,
};

export default config;
