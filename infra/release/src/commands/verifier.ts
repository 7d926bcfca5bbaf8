import { setTimeout as wait } from 'node:timers/promises';
import type { VerificationRun } from '@setu/protocol';
import { RegistryError, UnreachableError } from '@setu/registry-client';
import { findPactBroker } from '../broker/pact-broker';
import type { AddCommand, Context } from '../cli/command';
import { refused } from '../cli/failure';
import { VerifyError } from '../verify/verify-error';
import { workOnRun } from '../verify/work-on-run';

const lookEveryMs = 1_000;

/** @throws Failure when the token lacks the right to verify */
const assertMayVerify = async ({ client }: Context) => {
  const { team, rights } = await client.token();
  if (rights.includes('verify')) return;
  throw refused(
    'right_missing',
    `A verifier needs a token with the right verify, which the token of ${team} does not have. Ask the operator of the platform for one: token create Verifier --rights verify.`,
  );
};

/** Claims the oldest waiting run; null when no run waits, or the platform does not answer. */
const takeNext = async ({ client, note }: Context): Promise<VerificationRun | null> => {
  try {
    return await client.claimRun();
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    note(error.message);
    return null;
  }
};

/** Runs a verification. A run may end without a result; the verifier continues. */
const work = async ({ client, root, env, note }: Context, run: VerificationRun): Promise<void> => {
  note(`${run.name} ${run.version}: verification ${run.id}, requested by ${run.requestedBy}`);
  try {
    const { isReady } = await workOnRun({
      client,
      broker: findPactBroker(env),
      root,
      run,
      onProgress: (doing) => note(`  ${doing}`),
    });
    note(`${run.name} ${run.version}: ${isReady ? 'passed' : 'failed its checks'}`);
  } catch (error) {
    const isRunsOwn =
      error instanceof VerifyError || error instanceof RegistryError || error instanceof UnreachableError;
    if (!isRunsOwn) throw error;
    note(`${run.name} ${run.version}: ${error.message}`);
  }
};

/** `verifier` */
export const addVerifier: AddCommand = (program, run) => {
  program
    .command('verifier')
    .description("do the verifications that teams ask for, with this checkout's tests, until stopped")
    .option('--until-idle', 'stop when no run is waiting')
    .action(({ untilIdle = false }: { untilIdle?: boolean }) =>
      run(async (context) => {
        await assertMayVerify(context);
        context.note('waiting for verifications');
        let done = 0;
        for (;;) {
          const next = await takeNext(context);
          if (next) {
            await work(context, next);
            done += 1;
          } else if (untilIdle) break;
          else await wait(lookEveryMs);
        }
        return { json: { done }, text: `${done} ${done === 1 ? 'verification' : 'verifications'} done.` };
      }),
    );
};
