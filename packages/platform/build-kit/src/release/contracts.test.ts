import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractsFolder, usedOf } from './contracts';

test('the package.json marks the files of a package of contracts', () => {
  const root = mkdtempSync(join(tmpdir(), 'contracts-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('node_modules/@loans/contracts/package.json', '{"setu":{"contracts":true}}');
  write('node_modules/@loans/contracts/src/rates/calls.ts', '');
  write('mfe-loans/package.json', '{"name":"@loans/mfe-loans"}');
  const folderOf = (path: string) => contractsFolder(join(root, path));
  expect(folderOf('node_modules/@loans/contracts/src/rates/calls.ts')).toBe(
    join(root, 'node_modules/@loans/contracts'),
  );
  expect(folderOf('mfe-loans/src/contracts/calls.ts')).toBeNull();
  rmSync(root, { recursive: true });
});

test('contractsIn lists the exports that a build uses of each package of contracts', () => {
  const contracts = [
    { exports: { getRate: 'the rate of loans', other: 1 }, used: new Set(['getRate', 'gone']) },
    { exports: { getRate: 'the rate of the platform' }, used: new Set<string>() },
  ];
  expect(usedOf(contracts)).toEqual(['the rate of loans']);
});
