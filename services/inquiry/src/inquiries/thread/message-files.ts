import { filesAttachedV1, type MessageFiles, uploadIdsOfFiles } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { MessageModel } from './message.model';

/** The stored form of files; null without files. */
export const someFiles = (files: MessageFiles | undefined): MessageFiles | null =>
  files && files.pictures.length + files.documents.length > 0 ? files : null;

/** Whether two messages have the same uploads. */
export const sameFiles = (one: MessageFiles | null, other: MessageFiles | null): boolean => {
  const idsOf = (files: MessageFiles | null) => (files ? uploadIdsOfFiles(files).join() : '');
  return idsOf(one) === idsOf(other);
};

interface Published {
  message: Pick<MessageModel, 'id' | 'inquiryId' | 'fromUserId'> & { files: MessageFiles };
  toUserId: string;
  isReported: boolean;
}

/** Publishes who may get the files of a message. Files never change, so a message has two versions: before and after it was reported. */
export const publishFiles = (
  trx: Knex.Transaction,
  recordEvent: ServiceDeps['recordEvent'],
  { message: { id, inquiryId, fromUserId, files }, toUserId, isReported }: Published,
): Promise<void> =>
  recordEvent(trx, filesAttachedV1, id, {
    id,
    version: isReported ? 2 : 1,
    inquiryId,
    fromUserId,
    toUserId,
    uploadIds: uploadIdsOfFiles(files),
    isReported,
  });
