import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs the journeys in two runs of Jest beside each other, each on a platform of its own, because a journey mostly waits for
 * pages. Each takes the next file that the other has not taken.
 * Arguments go to Jest, which then runs once: `npm run test:e2e -- --testPathPatterns inbox`.
 */
const given = process.argv.slice(2);
const claims = mkdtempSync(join(tmpdir(), 'franchisesetu-claims-'));
const env = { ...process.env, SEED: process.env.SEED || String(Date.now() % 100_000), TEST_CLAIMS: claims };
// A journey is as long as many tests of other levels, and some build front ends.
const jest = ['--selectProjects', 'e2e', '--runInBand', '--testTimeout=1800000'];

const runs = [];
const run = async () => {
  const jestRun = spawn('jest', [...jest, ...given], { stdio: 'inherit', env });
  runs.push(jestRun);
  const [code] = await once(jestRun, 'exit');
  // A run that a signal ended has no code.
  return code === 0;
};
// This ends after its runs. The terminal sends Ctrl-C to them itself.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => {
  for (const jestRun of runs) jestRun.kill();
});
try {
  const passed = await Promise.all(given.length > 0 ? [run()] : [run(), run()]);
  process.exitCode = passed.every(Boolean) ? 0 : 1;
} finally {
  rmSync(claims, { recursive: true, force: true });
}
