import type { OwnReplyRecord } from '@setu/contracts';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import { measuredMs } from './measure-reply-times';
import { replyRecord } from './reply-record';
import { findReceived, ReplyTimeModel } from './reply-time.model';

/** Reads how the calling brand answers by the rule of the reply promise: its newest 200 inquiries of the measured days. */
export const makeReadReplyRecord =
  ({ db, clock }: Pick<ServiceDeps, 'db' | 'clock'>) =>
  async ({ id }: SignedIn): Promise<OwnReplyRecord> => {
    const now = clock.now();
    const [received, measured] = await Promise.all([
      findReceived(db, [id], new Date(now.getTime() - measuredMs)),
      ReplyTimeModel.query(db).findById(id),
    ]);
    return { ...replyRecord(received.get(id) ?? [], now), isMarked: measured?.keepsPromise ?? false };
  };
