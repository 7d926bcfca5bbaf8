import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs the journeys in two halves at the same time, each on a platform of its own, because a journey mostly waits for pages.
 * Arguments go to Jest, which then runs once: `npm run test:e2e -- --testPathPatterns inbox`.
 */
const args = process.argv.slice(2);
const env = { ...process.env, SEED: process.env.SEED || String(Date.now() % 100_000) };
const jest = ['--selectProjects', 'e2e', '--runInBand', '--testSequencer=./infra/tests/random-order.cjs'];
const halves = args.length > 0 ? [args] : [['--shard=1/2'], ['--shard=2/2']];

const codes = await Promise.all(
  halves.map(
    async (half) => (await once(spawn('jest', [...jest, ...half], { stdio: 'inherit', env }), 'exit'))[0],
  ),
);
// A half that a signal ended has no code.
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
