import { setTimeout as wait } from 'node:timers/promises';
import type { LoggedVerificationRun, VerificationResult, VerificationRun } from '@setu/protocol';
import type { RegistryClient } from '@setu/registry-client';
import { refused } from '../cli/failure';
import { stepsIn } from './run-log';
import { VerifyError } from './verify-error';

const lookEveryMs = 1_000;

interface Options {
  client: RegistryClient;
  run: VerificationRun;
  /** Total time to wait for a verifier, ms. */
  takenWithinMs: number;
  onProgress: (doing: string) => void;
}

const notTaken = ({ id }: VerificationRun, takenWithinMs: number) =>
  refused(
    'no_verifier',
    `No verifier claimed the verification within ${takenWithinMs / 1_000} s. Ask the operator of the platform to start one: npm run release -- verifier. Request ${id} stays open: run this command again to wait for it.`,
  );

const endOf = ({ id, result, problem }: LoggedVerificationRun): VerificationResult => {
  if (result) return result;
  throw new VerifyError(
    `${problem ?? 'The verification has no result.'} Its log: npm run release -- verifications ${id}`,
  );
};

/**
 * Waits for a run of the platform's verifier, and prints its steps.
 * @throws Failure when no verifier claims the run in time, VerifyError when it has no result
 */
export const awaitRun = async ({ client, run, takenWithinMs, onProgress }: Options) => {
  const printed = new Set<string>();
  const print = (line: string) => {
    if (printed.has(line)) return;
    printed.add(line);
    onProgress(line);
  };
  let waitedMs = 0;
  for (;;) {
    const now = await client.run(run.id);
    if (!now) throw new VerifyError(`Verification ${run.id} no longer exists on the platform.`);
    if (now.state === 'pending') {
      if (waitedMs >= takenWithinMs) throw notTaken(run, takenWithinMs);
      print(`waiting for the platform's verifier (request ${run.id})`);
      waitedMs += lookEveryMs;
    }
    for (const step of stepsIn(now.log)) print(`${now.verifier}: ${step}`);
    if (now.endedAt) return endOf(now);
    await wait(lookEveryMs);
  }
};
