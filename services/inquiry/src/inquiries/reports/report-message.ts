import { randomUUID } from 'node:crypto';
import type { reportMessage } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { NotFoundError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { InquiryModel } from '../inquiry.model';
import { assertTakesPart } from '../inquiry.policy';
import { MessageModel } from '../thread/message.model';
import { publishFiles } from '../thread/message-files';

/**
 * Stores a report of a message that the other side wrote to the reporter. A second report returns the first while that is open.
 * @throws NotFoundError 404 `inquiry_not_found` when the caller is not a side of the inquiry, `message_not_found` for an own or unknown
 * message
 */
export const makeReportMessage =
  ({ inTransaction, clock, recordEvent }: Pick<ServiceDeps, 'inTransaction' | 'clock' | 'recordEvent'>) =>
  (
    { id, messageId, reason, text }: HandlerInput<typeof reportMessage>,
    actor: SignedIn,
  ): Promise<{ id: string }> =>
    inTransaction(async (trx) => {
      const { inquiry } = assertTakesPart(actor, await InquiryModel.query(trx).findById(id));
      const message =
        messageId === inquiry.id
          ? inquiry
          : await MessageModel.query(trx).findOne({ id: messageId, inquiry_id: inquiry.id });
      if (!message || message.fromUserId === actor.id) throw new NotFoundError('message_not_found');
      // The merge changes nothing but locks an open report, so that a concurrent decision is made before or after this transaction.
      const [report] = await trx('message_reports')
        .insert({
          id: randomUUID(),
          inquiry_id: inquiry.id,
          message_id: message.id,
          writer_id: message.fromUserId,
          reason,
          text,
          reporter_id: actor.id,
          created_at: clock.now(),
        })
        .onConflict(trx.raw(`(message_id, reporter_id) where state = 'open'`))
        .merge(['message_id'])
        .returning('id');
      if (message instanceof MessageModel && message.files)
        await publishFiles(trx, recordEvent, {
          message: { ...message, files: message.files },
          toUserId: actor.id,
          isReported: true,
        });
      return { id: report.id };
    });
