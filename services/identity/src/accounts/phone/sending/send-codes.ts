import { randomInt } from 'node:crypto';
import { phoneCodeMinutes, product } from '@setu/contracts';
import { fingerprintOf } from '@setu/service-features/phone-fingerprint';
import type { Queue } from '@setu/service-features/queues';
import type { ServiceDeps } from '@setu/service-kit';
import {
  addCodeHash,
  claimPhoneCodes,
  duePhoneCodes,
  type PhoneCodeModel,
  settlePhoneCode,
} from '../phone-code.model';
import type { TextGateway } from './text-gateway';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock' | 'logger'> {
  gateway: TextGateway;
}

/** Number of messages that are sent at the same time. */
const batchSize = 10;
/** Longer than the time limit of one message, ms. */
const leaseMs = 30_000;
/** Wait before the second message, ms; it doubles with each further one. */
const firstWaitMs = 5_000;
/** Time after which a message that could not be sent is given up, ms. The person waits in front of the form. */
const giveUpMs = 2 * 60_000;

/** Six random digits. */
const makeCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** The text. Its template is registered at gateways in India, so a change of the words needs another registration. */
const textOf = (code: string) =>
  `${code} is your code to confirm this number on ${product.name}. It works for ${phoneCodeMinutes} minutes. Do not share it.`;

/** Makes a code, sends it and stores the outcome. A message that is tried again has another code, and both work, as either may arrive. */
const makeSendCode =
  ({ db, clock, logger, gateway }: Deps) =>
  async (claimed: PhoneCodeModel): Promise<void> => {
    const endsAt = claimed.requestedAt.getTime() + giveUpMs;
    if (clock.now().getTime() > endsAt) return settlePhoneCode(db, claimed, { state: 'failed' });
    const code = makeCode();
    if (!(await addCodeHash(db, claimed, await fingerprintOf(code), clock.now()))) return;
    const sent = await gateway.send({
      id: `${claimed.id}-${claimed.sends}`,
      to: claimed.number,
      text: textOf(code),
      template: 'phone-code',
      values: { code, minutes: String(phoneCodeMinutes) },
    });
    if (sent.outcome === 'sent') return settlePhoneCode(db, claimed, { state: 'sent' });
    logger.warn(
      { outcome: sent.outcome, problem: sent.problem, sends: claimed.sends },
      'a text message was not sent',
    );
    if (sent.outcome === 'refused') return settlePhoneCode(db, claimed, { state: 'refused' });
    const dueAt = new Date(clock.now().getTime() + firstWaitMs * 2 ** (claimed.sends - 1));
    return settlePhoneCode(
      db,
      claimed,
      dueAt.getTime() > endsAt ? { state: 'failed' } : { state: 'waiting', dueAt },
    );
  };

/** The queue of codes to send. */
export const makePhoneCodeQueue = (deps: Deps): Queue => {
  const { db, clock, gateway } = deps;
  const send = makeSendCode(deps);
  const sendBatch = async (): Promise<number> => {
    const claimed = await claimPhoneCodes(db, { limit: batchSize, now: clock.now(), leaseMs });
    await Promise.all(claimed.map(send));
    return claimed.length;
  };
  return {
    name: 'text messages',
    due: () => duePhoneCodes(db, clock.now()).toKnexQuery(),
    work: async (stopping) => {
      while (!stopping.aborted) if ((await sendBatch()) === 0) return;
    },
    close: gateway.close,
  };
};
