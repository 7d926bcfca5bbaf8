import { chunkLoadingName, containerName } from './container-name';

test('each version has its own container name, which is a valid global variable', () => {
  const name = containerName({ name: 'mfe-a', version: '1.2.3-0a1b' });
  expect(name).toBe('setu_mfe_2da_v_1_2e2_2e3_2d0a1b');
  expect(name).toMatch(/^[A-Za-z_]\w*$/);
  expect(chunkLoadingName({ name: 'mfe-a', version: '1' })).toBe('chunks_setu_mfe_2da_v_1');
});

test('two releases with different names or versions have different containers', () => {
  const names = ['a', 'a-b', 'a-b-1', 'a--b', 'a-v', 'a-v-1', 'mfe', 'mfe-brand', 'a-2d'];
  const versions = [
    '1',
    'b',
    'b-1',
    '1.1',
    '1-1',
    '1+1',
    '1..1',
    '1.-1',
    'brand-0.1.0',
    '0.1.0',
    'v-1',
    '2d',
    '-1',
  ];
  const all = names.flatMap((name) => versions.map((version) => containerName({ name, version })));
  expect(new Set(all).size).toBe(names.length * versions.length);
});
