import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs the journeys in two concurrent runs of Jest, each with its own platform, because a journey mostly waits for pages. Each run
 * takes the next file that the other has not taken. Changed deployables are built first, because both platforms start the builds.
 * With arguments, Jest gets them and runs once: `npm run test:e2e -- --testPathPatterns inbox`.
 */
const given = process.argv.slice(2);
const claims = mkdtempSync(join(tmpdir(), 'franchisesetu-claims-'));
const env = { ...process.env, SEED: process.env.SEED || String(Date.now() % 100_000), TEST_CLAIMS: claims };
// A journey takes as long as many tests of other levels, and some build front ends.
const jest = ['--selectProjects', 'e2e', '--runInBand', '--testTimeout=1800000'];

const children = [];
const run = async (command, args) => {
  const child = spawn(command, args, { stdio: 'inherit', env });
  children.push(child);
  const [code] = await once(child, 'exit');
  // A child that was ended by a signal has no code.
  return code === 0;
};
const build = () => run(process.execPath, ['--import', 'tsx', 'infra/build/src/main.ts']);
const journeys = () => run('jest', [...jest, ...given]);
// This process ends after its children, which get Ctrl-C from the terminal themselves.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => {
  for (const child of children) child.kill();
});
try {
  const isOne = given.length > 0;
  const passed =
    isOne || (await build()) ? await Promise.all(isOne ? [journeys()] : [journeys(), journeys()]) : [false];
  process.exitCode = passed.every(Boolean) ? 0 : 1;
} finally {
  rmSync(claims, { recursive: true, force: true });
}
