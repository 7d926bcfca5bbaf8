import { gatewayConsumer, type VerificationResult, type VerificationRun } from '@setu/protocol';
import { type RegistryClient, RegistryError } from '@setu/registry-client';
import type { PactBroker } from '../broker/pact-broker';
import { makeRunLog } from './run-log';
import { type Findings, findOut } from './verify';
import { VerifyError } from './verify-error';

/** Well below the time after which a verifier without progress loses its run, ms. */
const progressEveryMs = 10_000;

interface Options {
  client: RegistryClient;
  /** Receives the results too, if there is one. */
  broker: PactBroker | null;
  /** The checkout whose tests run. */
  root: string;
  run: VerificationRun;
  onProgress: (doing: string) => void;
}

const notifyBroker = async (broker: PactBroker | null, { looked }: Findings) =>
  broker?.publishResults(
    looked
      // The gateway has no release, so the broker has no version for it.
      .filter(({ consumer }) => consumer.name !== gatewayConsumer.name)
      .map(({ consumer, provider, outcome }) => ({ consumer, provider, success: outcome === 'kept' })),
  );

/**
 * Executes a claimed run and ends it with its result, or with the reason why there is no result. The log of the run contains the steps and
 * the output of the tests.
 * @throws VerifyError when there is no result, RegistryError when the run belongs to another verifier now
 */
export const workOnRun = async (options: Options): Promise<VerificationResult> => {
  const { client, broker, root, run, onProgress } = options;
  const { id, attempt, name, version, consumer } = run;
  const log = makeRunLog();
  const beat = setInterval(() => {
    // Only log the error: the end of the run reports a lost lease, and an unreachable platform may be back by then.
    client.noteProgress(id, { attempt, log: log.text() }).catch((error: unknown) => log.step(String(error)));
  }, progressEveryMs);
  const step = (doing: string) => {
    log.step(doing);
    onProgress(doing);
    client.noteProgress(id, { attempt, log: log.text() }).catch((error: unknown) => log.step(String(error)));
  };
  try {
    step(`verifying ${name} ${version}`);
    const findings = await findOut({
      client,
      root,
      name,
      version,
      consumer,
      onProgress: step,
      onOutput: log.write,
    });
    const { result, reports } = findings;
    await client.endRun(id, { attempt, log: log.text(), outcome: { result, reports } });
    await notifyBroker(broker, findings);
    return result;
  } catch (error) {
    // The run belongs to another verifier now, or was refused: see the registry's error. The run stays open.
    if (error instanceof RegistryError && error.problem.code === 'lease_lost') throw error;
    const problem = error instanceof Error ? error.message : String(error);
    await client.endRun(id, { attempt, log: log.text(), outcome: { problem: problem.slice(0, 8_000) } });
    throw error instanceof VerifyError ? error : new VerifyError(problem);
  } finally {
    clearInterval(beat);
  }
};
