import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findEngines } from './src/engines/find-engines';

/**
 * Runs the journeys of infra/e2e/engines on each browser engine on the PATH: `npm run test:browsers`. With --all it
 * fails when an engine is missing. Other arguments are passed to Jest: `npm run test:browsers -- -t offer`.
 */
const given = process.argv.slice(2);
const areAllRequired = given.includes('--all');
const { found, missing } = findEngines(process.env.PATH ?? '');
const say = (line: string) => process.stdout.write(`${line}\n`);

const advice = missing.map(({ name, packages }) => `${name} is missing. Debian: apt-get install ${packages}`);

/** Runs Jest. @returns whether all tests passed */
const passes = async (): Promise<boolean> => {
  const args = ['--selectProjects', 'engines', '--runInBand', '--testTimeout=1800000', '--verbose'];
  const jest = spawn('jest', [...args, ...given.filter((one) => one !== '--all')], { stdio: 'inherit' });
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => jest.kill());
  const [code] = await once(jest, 'exit');
  return code === 0;
};

for (const line of advice) say(line);
if (found.length === 0 || (areAllRequired && missing.length > 0)) {
  say(found.length === 0 ? 'There is no browser to test.' : '--all requires all engines.');
  process.exitCode = 1;
} else {
  const names = found.map(({ name }) => name).join(', ');
  say(`Testing ${names}.`);
  const isPassed = await passes();
  say(`${names}: ${isPassed ? 'passed' : 'FAILED'}.`);
  if (missing.length > 0) say(`Skipped, not installed: ${missing.map(({ name }) => name).join(', ')}.`);
  process.exitCode = isPassed ? 0 : 1;
}
