import { packedManifest } from './packed-manifest';

test('a packed package exports its built files and declares its dependencies', () => {
  const manifest = {
    name: '@setu/kit',
    version: '1.0.0',
    private: true,
    type: 'module',
    exports: { '.': './src/index.ts', './view': './src/view.tsx', './view.css': './css/view.css' },
    scripts: { test: 'jest' },
    dependencies: { koa: '3.0.0' },
    devDependencies: { '@setu/servers': 'file:servers', jest: '30.0.0', pact: '16.0.0' },
  };
  const servers = { name: '@setu/servers', version: '1.0.0', optionalDependencies: { postgres: '18.0.0' } };
  expect(
    packedManifest({
      manifest,
      engines: { node: '>=20' },
      testPackages: new Set(['pact']),
      nested: [servers],
    }),
  ).toEqual({
    name: '@setu/kit',
    version: '1.0.0',
    type: 'module',
    engines: { node: '>=20' },
    exports: {
      '.': { types: './src/index.d.ts', default: './src/index.js' },
      './view': { types: './src/view.d.ts', default: './src/view.js' },
      './view.css': './css/view.css',
    },
    dependencies: { koa: '3.0.0' },
    optionalDependencies: { postgres: '18.0.0' },
    peerDependencies: { pact: '16.0.0' },
    peerDependenciesMeta: { pact: { optional: true } },
  });
});
