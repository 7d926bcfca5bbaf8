import { randomUUID } from 'node:crypto';
import type { replyToInquiry } from '@setu/contracts';
import { replySentV1, statusWords, takesReplies } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { ConflictError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { answeredBy, lockInquiry, writtenBy } from '../inquiry.model';
import { assertTakesPart } from '../inquiry.policy';
import { duplicatesSince } from '../sending-limits';
import { type SetStatusDeps, setStatus } from '../status/set-status';
import { lastReply, MessageModel } from './message.model';
import { publishFiles, sameFiles, someFiles } from './message-files';

export interface ReplyDeps extends SetStatusDeps, Pick<ServiceDeps, 'inTransaction'> {
  /** Whether a user's account is suspended. */
  isSuspended: (trx: Knex, userId: string) => Promise<boolean>;
}

/**
 * Adds a message to a thread. The receiver's reply to an open inquiry sets it in progress. The inquiry's row is locked, so that
 * messages get consecutive positions. A duplicate of the newest message within two minutes returns that message.
 */
export const makeReplyToInquiry =
  ({ inTransaction, ...deps }: ReplyDeps) =>
  (
    { id, message, files: sent }: HandlerInput<typeof replyToInquiry>,
    actor: SignedIn,
  ): Promise<MessageModel> =>
    inTransaction(async (trx) => {
      const { inquiry, side } = assertTakesPart(actor, await lockInquiry(trx, id));
      if (!takesReplies(inquiry.status))
        throw new ConflictError(
          'status_not_allowed',
          `This inquiry is ${statusWords(inquiry.status)} and takes no more messages.`,
        );

      const other = side === 'receiver' ? inquiry.fromUserId : inquiry.toUserId;
      if (await deps.isSuspended(trx, other)) throw new ConflictError('receiver_suspended');

      const now = deps.clock.now();
      const files = someFiles(sent);
      const last = await lastReply(trx, inquiry.id);
      const isDuplicate =
        last?.fromUserId === actor.id &&
        last.message === message &&
        sameFiles(last.files, files) &&
        last.createdAt > duplicatesSince(now);
      if (isDuplicate) return last;

      const position = (last?.position ?? 0) + 1;
      const { id: messageId } = await MessageModel.query(trx).insert({
        id: randomUUID(),
        inquiryId: inquiry.id,
        position,
        fromUserId: actor.id,
        message,
        files,
        createdAt: now,
      });
      await inquiry
        .$query(trx)
        .patch({ ...writtenBy(side), ...answeredBy(side, inquiry, now), updatedAt: now });
      if (side === 'receiver' && inquiry.status === 'open')
        await setStatus(trx, inquiry, 'in_progress', deps, { followsEvent: true });
      await deps.recordEvent(trx, replySentV1, inquiry.id, {
        id: messageId,
        version: position,
        inquiryId: inquiry.id,
        kind: inquiry.kind,
        fromUserId: actor.id,
        toUserId: other,
      });
      if (files)
        await publishFiles(trx, deps.recordEvent, {
          message: { id: messageId, inquiryId: inquiry.id, fromUserId: actor.id, files },
          toUserId: other,
          isReported: false,
        });
      return MessageModel.query(trx)
        .modify('withName')
        .findOne('inquiry_messages.id', messageId)
        .throwIfNotFound();
    });
