import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { runPactTests } from '../pacts/run-pact-tests';
import { describeFailure } from './failure';
import { VerifyError } from './verify-error';

/** A pact to verify with its provider. */
export interface PactToVerify {
  /** Hash of its content. Equal pacts are verified once. */
  integrity: string;
  provider: string;
  bytes: Buffer;
}

/** The result of a pact: null when it is satisfied, otherwise what failed. */
export type Failures = ReadonlyMap<string, string | null>;

interface Options {
  root: string;
  pacts: readonly PactToVerify[];
  /** A built main.js that answers instead of this checkout's provider. */
  providerMain?: string;
  /** Receives the output of the tests. */
  onOutput?: ((text: string) => void) | undefined;
}

const Result = z.object({ success: z.boolean(), error: z.string().nullable() });

const nameOf = ({ integrity }: PactToVerify) => `${Buffer.from(integrity).toString('hex').slice(-40)}.json`;

/** Whether this checkout can run the tests of a provider. */
export const hasProviderTests = (root: string, provider: string): boolean =>
  existsSync(testFileOf(root, provider));

const testFileOf = (root: string, provider: string) =>
  join(root, 'services', provider, 'pact', 'provider.pact.test.ts');

const testOf = (root: string, provider: string) => {
  const file = testFileOf(root, provider);
  if (!existsSync(file))
    throw new VerifyError(
      `This checkout has no provider tests of ${provider}. Verify in a checkout that has them.`,
    );
  return file;
};

const verdictIn = async (file: string): Promise<string | null | undefined> => {
  if (!existsSync(file)) return undefined;
  const { success, error } = Result.parse(JSON.parse(await readFile(file, 'utf8')));
  return success ? null : describeFailure(error ?? 'the test gave no reason');
};

/**
 * Verifies pacts with the provider tests of this checkout on a real database.
 * @returns the result of each pact, by its integrity
 * @throws VerifyError with the end of the tests' output when they had no result
 */
export const runProviderTests = async ({
  root,
  pacts,
  providerMain,
  onOutput = () => undefined,
}: Options): Promise<Failures> => {
  const failures = new Map<string, string | null>();
  if (pacts.length === 0) return failures;
  const folder = await mkdtemp(join(tmpdir(), 'setu-pacts-'));
  const [given, results] = [join(folder, 'pacts'), join(folder, 'results')];
  try {
    await Promise.all([mkdir(given), mkdir(results)]);
    for (const pact of pacts) await writeFile(join(given, nameOf(pact)), pact.bytes);
    const tests = [...new Set(pacts.map(({ provider }) => testOf(root, provider)))];
    const { output } = await runPactTests({
      root,
      args: ['-t', 'satisfies its pact with', '--runTestsByPath', ...tests],
      env: {
        PACT_FOLDER: given,
        PACT_RESULTS: results,
        ...(providerMain ? { PROVIDER_MAIN: providerMain } : {}),
      },
      onOutput,
    });
    for (const pact of pacts) {
      const verdict = await verdictIn(join(results, nameOf(pact)));
      if (verdict === undefined)
        throw new VerifyError(
          `The provider tests of ${pact.provider} had no result:\n${output.slice(-3_000)}`,
        );
      failures.set(pact.integrity, verdict);
    }
    return failures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
