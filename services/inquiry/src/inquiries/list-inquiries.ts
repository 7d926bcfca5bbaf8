import { type HandlerInput, InquiryId, Instant, type listInquiries } from '@setu/contracts';
import { decodeCursor, encodeCursor, type Page, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { z } from 'zod';
import { type InquiryModel, inquiriesOf } from './inquiry.model';
import { listedSide } from './inquiry.policy';

/** The last inquiry seen: its instant and, for those of one instant, its id. */
const Place = z.tuple([Instant, InquiryId]);

/** A page of the caller's inquiries, newest first. A cursor stays where it is while new ones arrive. */
export const makeListInquiries =
  ({ db }: { db: Knex }) =>
  async (input: HandlerInput<typeof listInquiries>, actor: SignedIn): Promise<Page<InquiryModel>> => {
    const { limit, cursor, status } = input;
    const after = cursor === undefined ? null : decodeCursor(cursor, Place);
    const wish = { side: listedSide(actor), userId: actor.id, status };
    const rows = inquiriesOf(db, wish)
      .modify('withNames')
      .orderBy([
        { column: 'inquiries.created_at', order: 'desc' },
        { column: 'inquiries.id', order: 'desc' },
      ])
      .limit(limit + 1);
    if (after) rows.whereRaw('(inquiries.created_at, inquiries.id) < (?::timestamptz, ?::uuid)', after);
    const [found, total] = await Promise.all([rows, inquiriesOf(db, wish).resultSize()]);
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return { items, total, next: last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null };
  };
