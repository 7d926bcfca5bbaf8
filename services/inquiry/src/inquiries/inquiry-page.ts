import { InquiryId } from '@setu/contracts';
import { decodeCursor, encodeCursor, Moment, type Page } from '@setu/service-kit';
import type { QueryBuilder } from 'objection';
import { z } from 'zod';
import type { InquiryModel } from './inquiry.model';

/** The last inquiry seen: its instant and, for those of one instant, its id. */
const Place = z.tuple([Moment, InquiryId]);

/** A page of these inquiries with their names, newest first. A cursor stays where it is while new ones arrive. */
export const pageOfInquiries = async (
  matching: QueryBuilder<InquiryModel>,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<InquiryModel>> => {
  const after = cursor === undefined ? null : decodeCursor(cursor, Place);
  const rows = matching
    .clone()
    .modify('withNames')
    .orderBy([
      { column: 'inquiries.created_at', order: 'desc' },
      { column: 'inquiries.id', order: 'desc' },
    ])
    .limit(limit + 1);
  if (after) rows.whereRaw('(inquiries.created_at, inquiries.id) < (?::timestamptz, ?::uuid)', after);
  const [found, total] = await Promise.all([rows, matching.resultSize()]);
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, total, next: last ? encodeCursor([last.createdAt.getTime(), last.id]) : null };
};
