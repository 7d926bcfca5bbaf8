import type { HandlerInput, listAllInquiries, listInquiries } from '@setu/contracts';
import { newestFirst, type Page, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { z } from 'zod';
import { InquiryModel, inquiriesOf } from './inquiry.model';
import { listedSide } from './inquiry.policy';

const withNames = (page: QueryBuilder<InquiryModel>) => page.modify('withNames');

/** A page of the caller's own inquiries. */
export const makeListInquiries =
  ({ db }: { db: Knex }) =>
  async (
    {
      box,
      status,
      requirementId,
      kind,
      franchiseId,
      unread,
      label,
      ...paging
    }: HandlerInput<typeof listInquiries>,
    actor: SignedIn,
  ): Promise<Page<InquiryModel>> =>
    newestFirst(
      inquiriesOf(db, {
        side: listedSide(actor, box),
        userId: actor.id,
        status,
        requirementId,
        kind,
        franchiseId,
        unread: unread === 'true',
        label,
      }),
      paging,
      withNames,
    );

const isId = (text: string): boolean => z.guid().safeParse(text).success;
const withoutWildcards = (word: string) => word.replace(/[\\%_]/g, '\\$&');
/** An index of trigrams finds nothing shorter. */
const isIndexed = (word: string) => /[\p{L}\p{N}]{3}/u.test(word);

/** Finds the id of an inquiry or of one of its people, or subjects with all words. */
const matching = (query: QueryBuilder<InquiryModel>, search: string): QueryBuilder<InquiryModel> => {
  if (isId(search))
    return query.where((either) => {
      for (const column of ['id', 'from_user_id', 'to_user_id'])
        either.orWhere(`inquiries.${column}`, search);
    });
  const words = search.toLowerCase().split(/\s+/).filter(isIndexed);
  if (words.length === 0) return query.whereRaw('false');
  for (const word of words) query.whereRaw('lower(subject) like ?', [`%${withoutWildcards(word)}%`]);
  return query;
};

/** A page of everybody's inquiries, for administrators. */
export const makeListAllInquiries =
  ({ db }: { db: Knex }) =>
  async ({ search, ...paging }: HandlerInput<typeof listAllInquiries>): Promise<Page<InquiryModel>> => {
    const all = InquiryModel.query(db);
    return newestFirst(search ? matching(all, search.trim()) : all, paging, withNames);
  };
