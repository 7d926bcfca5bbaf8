import { fileURLToPath } from 'node:url';
import { failureOf, failureText, wrongUsage } from './cli/failure';
import { consumersIn, makePacts } from './pacts/make-pacts';

// npm run pacts -- [deployable …]
const root = fileURLToPath(new URL('../../..', import.meta.url));
const names = process.argv.slice(2);
const known = consumersIn(root).map(({ name }) => name);
const unknown = names.filter((name) => !known.includes(name));
try {
  if (unknown.length > 0)
    throw wrongUsage(`No consumer tests: ${unknown.join(', ')}. Those with some are ${known.join(', ')}.`);
  await makePacts({
    root,
    ...(names.length > 0 ? { names } : {}),
    note: (line) => process.stdout.write(`${line}\n`),
    onOutput: (text) => process.stderr.write(text),
  });
} catch (error) {
  const failure = failureOf(error);
  process.stderr.write(`${failureText(failure)}\n`);
  process.exitCode = failure.exitCode;
}
