import type { listInquiryMessages } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { decodeCursor, encodeCursor, type Page, pageOf, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { z } from 'zod';
import { InquiryModel } from '../inquiry.model';
import { assertTakesPart } from '../inquiry.policy';
import { firstMessage, repliesAfter, type ThreadMessage } from './message.model';

/** Position of the last message, within the range of Postgres integers. */
const Place = z.tuple([z.int().min(0).max(2_147_483_647)]);

/** A page of a thread, oldest first. The inquiry's own text is the first message. */
export const makeListMessages =
  ({ db }: { db: Knex }) =>
  async (
    { id, limit, cursor }: HandlerInput<typeof listInquiryMessages>,
    actor: SignedIn,
  ): Promise<Page<ThreadMessage>> => {
    const after = cursor === undefined ? null : decodeCursor(cursor, Place)[0];
    const found = await InquiryModel.query(db).modify('withNames').findById(id);
    const { inquiry } = assertTakesPart(actor, found);
    const opening = after === null ? [firstMessage(inquiry)] : [];
    // An additional row shows whether another page follows.
    const replies = await repliesAfter(db, {
      inquiryId: inquiry.id,
      after: after ?? 0,
      limit: limit + 1 - opening.length,
    });
    return pageOf([...opening, ...replies], {
      limit,
      total: (inquiry.replyCount ?? 0) + 1,
      cursorOf: ({ position }) => encodeCursor([position]),
    });
  };
