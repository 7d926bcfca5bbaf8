import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashPactInputs, listWorkspaces } from '@setu/build-kit';
import { refused } from '../cli/failure';
import { oneAtATime } from './one-at-a-time';
import { runPactTests } from './run-pact-tests';

interface Options {
  root: string;
  /** The consumers, such as `mfe-brand`; all by default. Consumers without consumer tests are left out. */
  names?: readonly string[];
  note: (line: string) => void;
  /** Receives the output of the tests. */
  onOutput?: (text: string) => void;
}

interface Consumer {
  name: string;
  folder: string;
  /** The files of its consumer tests. */
  tests: string[];
}

/** The only contract test of a deployable that is not a consumer test. */
const providerTest = 'provider.pact.test.ts';

/** The deployables of a checkout that have consumer tests. */
export const consumersIn = (root: string): Consumer[] =>
  listWorkspaces(root).flatMap(({ name, folder }) => {
    const pactFolder = join(folder, 'pact');
    const tests = (existsSync(pactFolder) ? readdirSync(pactFolder) : [])
      .filter((file) => file.endsWith('.pact.test.ts') && file !== providerTest)
      .map((file) => join(pactFolder, file));
    return tests.length > 0 ? [{ name, folder, tests }] : [];
  });

const pactsOf = ({ folder }: Consumer) => join(folder, 'pact/pacts');
/** The file with the hash of what the pacts were made from. */
const stampOf = ({ folder }: Consumer) => join(folder, 'pact/.made-from');

const isFresh = (consumer: Consumer, inputs: string) =>
  existsSync(pactsOf(consumer)) &&
  existsSync(stampOf(consumer)) &&
  readFileSync(stampOf(consumer), 'utf8') === inputs;

const remove = (consumer: Consumer) =>
  Promise.all(
    [pactsOf(consumer), stampOf(consumer)].map((path) => rm(path, { recursive: true, force: true })),
  );

const makeDue = async ({ root, names, note, onOutput }: Options): Promise<void> => {
  const due = consumersIn(root)
    .filter(({ name }) => names?.includes(name) ?? true)
    .map((consumer) => ({ consumer, inputs: hashPactInputs(consumer.folder) }))
    .filter(({ consumer, inputs }) => !isFresh(consumer, inputs));
  if (due.length === 0) return;
  const consumers = due.map(({ consumer }) => consumer);
  const listed = consumers.map(({ name }) => name).join(', ');
  note(`making the pacts of ${listed}`);
  await Promise.all(consumers.map(remove));
  const { output, isPassed } = await runPactTests({
    root,
    args: ['--runTestsByPath', ...consumers.flatMap(({ tests }) => tests)],
    onOutput,
  });
  if (!isPassed) {
    await Promise.all(consumers.map(remove));
    throw refused(
      'pacts_not_made',
      `The consumer tests of ${listed} failed, so there are no pacts to release:\n${output.slice(-3_000)}`,
    );
  }
  await Promise.all(due.map(({ consumer, inputs }) => writeFile(stampOf(consumer), inputs)));
};

/**
 * Makes the pacts of consumers whose sources or tests changed since their pacts were made: runs their consumer tests, which write them to
 * `pact/pacts`. Pacts are not under version control. A second run in the same checkout waits for the first.
 * @throws Failure with the end of the output when a test failed. No consumer has pacts then
 */
export const makePacts = (options: Options): Promise<void> =>
  oneAtATime(join(options.root, 'node_modules/.cache/pacts.lock'), () => makeDue(options));
