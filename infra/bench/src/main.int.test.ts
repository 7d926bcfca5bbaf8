import { spawnSync } from 'node:child_process';
import { findRoot } from '@setu/build-kit';

test('every bench loads outside a test runner, and a call without a name lists them', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'infra/bench/src/main.ts'], {
    cwd: findRoot(),
    encoding: 'utf8',
  });
  expect(stderr).toContain('Usage: npm run bench -- <name>');
  expect(stderr).toContain('\n  faults   ');
  expect(status).toBe(2);
});
