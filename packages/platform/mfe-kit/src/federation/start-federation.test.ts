import type { ShareScope } from './share-scope';
import { startFederation } from './start-federation';

type Compiled = Parameters<typeof startFederation>[0];

const compiledOf = (more: Partial<Compiled>): Compiled => ({ m: {}, c: {}, f: {}, ...more });

/** Runs a module and returns its exports. */
const run = ({ m }: Compiled, id: string): unknown => {
  const module = { exports: undefined as unknown };
  m[id]?.(module);
  return module.exports;
};

const providing = (factory: () => (() => unknown) | Promise<() => unknown>, version = '1.2.0') => {
  const compiled = compiledOf({
    initializeSharingData: {
      scopeToSharingDataMapping: { default: [{ name: 'ui', version, factory, singleton: true }] },
    },
  });
  startFederation(compiled, 'shell');
  return compiled.S?.default as ShareScope;
};

const consuming = (requiredVersion = '^1.0.0') => {
  const compiled = compiledOf({
    consumesLoadingData: {
      chunkMapping: { screen: ['7'] },
      moduleIdToConsumeDataMapping: { 7: { shareKey: 'ui', requiredVersion, strictVersion: true } },
    },
  });
  startFederation(compiled, 'remote');
  return compiled;
};

const loadChunk = ({ f }: Compiled): Promise<unknown[]> => {
  const promises: unknown[] = [];
  f.consumes?.('screen', promises);
  return Promise.all(promises);
};

test("a remote's chunk gets the module that the page shares", async () => {
  const remote = consuming();
  remote.initContainer?.(providing(async () => () => 'the design system'));
  await loadChunk(remote);
  expect(run(remote, '7')).toBe('the design system');
});

test('a shared module is fetched once for all remotes', async () => {
  const factory = jest.fn(async () => () => 'ui');
  const scope = providing(factory);
  for (const remote of [consuming(), consuming()]) {
    remote.initContainer?.(scope);
    await loadChunk(remote);
  }
  expect(factory).toHaveBeenCalledTimes(1);
});

test('a shared module that could not be fetched is fetched again', async () => {
  const factory = jest.fn(async () => () => 'ui').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const remote = consuming();
  remote.initContainer?.(providing(factory));
  await expect(loadChunk(remote)).rejects.toThrow('Failed to fetch');
  await loadChunk(remote);
  expect(run(remote, '7')).toBe('ui');
});

test('a shared module of a version outside the range is refused', async () => {
  const remote = consuming('^2.0.0');
  remote.initContainer?.(providing(async () => () => 'ui'));
  await expect(loadChunk(remote)).rejects.toThrow('The page provides ui 1.2.0, which is not in ^2.0.0');
});

test('the error names a module that the page does not share', async () => {
  const remote = consuming();
  remote.initContainer?.({});
  await expect(loadChunk(remote)).rejects.toThrow('The page does not provide the shared module ui');
});

test('the shell runs its own shared modules at start', () => {
  const shell = compiledOf({
    initializeSharingData: {
      scopeToSharingDataMapping: {
        default: [{ name: 'react', version: '19.0.0', factory: () => () => 'react' }],
      },
    },
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: { 1: { shareKey: 'react' } },
      initialConsumes: ['1'],
    },
  });
  startFederation(shell, 'shell');
  expect(run(shell, '1')).toBe('react');
});

test('a container returns the modules that it exposes, and refuses others', async () => {
  const remote = compiledOf({ initializeExposesData: { moduleMap: { './landing': () => 'a factory' } } });
  startFederation(remote, 'remote');
  expect(remote.getContainer?.('./landing')).toBe('a factory');
  await expect(remote.getContainer?.('./other')).rejects.toThrow('The release exposes no ./other');
});
