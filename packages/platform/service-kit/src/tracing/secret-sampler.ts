import { createHmac } from 'node:crypto';
import { type Sampler, SamplingDecision } from '@opentelemetry/sdk-trace';

/** Number of possible values of the compared part of the digest. */
const range = 2 ** 32;

/**
 * Records a share of traces by a keyed digest of their ids. A caller that chooses an id cannot predict whether it is
 * recorded, and all processes with the secret decide alike.
 * @param share 0 to 1
 */
export const makeSecretSampler = (secret: string, share: number): Sampler => {
  const key = createHmac('sha256', secret).update('trace sampling').digest();
  const isChosen = (traceId: string) =>
    share > 0 && createHmac('sha256', key).update(traceId).digest().readUInt32BE() < share * range;
  return {
    shouldSample: (_parent, traceId) => ({
      decision: isChosen(traceId) ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
    }),
    toString: () => `SecretSampler{${share}}`,
  };
};
