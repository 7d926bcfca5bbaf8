import type { InquiryMessage } from '@setu/contracts';
import type { SignedIn } from '@setu/service-kit';
import type { z } from 'zod';
import type { ThreadMessage } from './message.model';

/** A message for sender and receiver. */
export const presentMessage = (message: ThreadMessage, reader: SignedIn): z.input<typeof InquiryMessage> => ({
  id: message.id,
  inquiryId: message.inquiryId,
  fromUserId: message.fromUserId,
  fromName: message.fromName ?? null,
  isMine: message.fromUserId === reader.id,
  message: message.message,
  ...(message.files ? { files: message.files } : {}),
  createdAt: message.createdAt.toISOString(),
});
