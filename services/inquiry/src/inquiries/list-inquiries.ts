import type { listAllInquiries, listInquiries } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import {
  hasWords,
  keysetPage,
  Moment,
  newestFirst,
  type Page,
  type SignedIn,
  searchWords,
} from '@setu/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { z } from 'zod';
import { InquiryModel, inquiriesOf } from './inquiry.model';
import { listedSide } from './inquiry.policy';

const withNames = (page: QueryBuilder<InquiryModel>) => page.modify('withNames');

/** A rank, then the instant, then the id. */
const RankedPlace = z.tuple([z.int().min(0).max(100), Moment, z.guid()]);

const ranks = { budget: ['budget_rank', 'budgetRank'], start: ['start_rank', 'startRank'] } as const;

/** A page in the order of a rank, the highest first; the newest first within a rank. */
const highestFirst = (
  matching: QueryBuilder<InquiryModel>,
  paging: { limit: number; cursor?: string | undefined },
  [column, property]: (typeof ranks)[keyof typeof ranks],
): Promise<Page<InquiryModel>> =>
  keysetPage(matching, paging, {
    columns: [
      [`inquiries.${column}`, 'smallint'],
      ['inquiries.created_at', 'timestamptz'],
      ['inquiries.id', 'uuid'],
    ],
    place: RankedPlace,
    keyOf: (row) => [row[property], row.createdAt.getTime(), row.id],
    shown: withNames,
  });

/** A page of the caller's own inquiries. */
export const makeListInquiries =
  ({ db }: { db: Knex }) =>
  async (
    {
      box,
      unread,
      phone,
      confirmedPhone,
      belowBudget,
      sort = 'newest',
      limit,
      cursor,
      ...filters
    }: HandlerInput<typeof listInquiries>,
    actor: SignedIn,
  ): Promise<Page<InquiryModel>> => {
    const found = inquiriesOf(db, {
      ...filters,
      side: listedSide(actor, box),
      userId: actor.id,
      unread: unread === 'true',
      hasPhone: phone === 'true',
      hasConfirmedPhone: confirmedPhone === 'true',
      isBelowBudget: belowBudget === 'true',
    });
    const paging = { limit, cursor };
    return sort === 'newest'
      ? newestFirst(found, paging, withNames)
      : highestFirst(found, paging, ranks[sort]);
  };

const isId = (text: string): boolean => z.guid().safeParse(text).success;

export interface ListAllDeps {
  db: Knex;
  /** Ids of people whose name has all words of `searchWords`. */
  peopleNamed: (db: Knex, words: string[][]) => Promise<string[]>;
}

/**
 * Finds the inquiry, or the inquiries of the person, with this id; otherwise inquiries whose subject, or the name of a side, contains all
 * words.
 */
const matching = async (
  { db, peopleNamed }: ListAllDeps,
  query: QueryBuilder<InquiryModel>,
  search: string,
): Promise<{ found: QueryBuilder<InquiryModel> }> => {
  if (isId(search))
    return {
      found: query.where((either) => {
        for (const column of ['id', 'from_user_id', 'to_user_id'])
          either.orWhere(`inquiries.${column}`, search);
      }),
    };
  const words = searchWords(search);
  const people = await peopleNamed(db, words);
  const { sql, bindings } = hasWords('lower(subject)', words);
  return {
    found: query.where((either) => {
      either.whereRaw(`(${sql})`, bindings);
      if (people.length > 0)
        either.orWhereIn('inquiries.from_user_id', people).orWhereIn('inquiries.to_user_id', people);
    }),
  };
};

/** A page of everybody's inquiries, for administrators. */
export const makeListAllInquiries =
  (deps: ListAllDeps) =>
  async ({ search, ...paging }: HandlerInput<typeof listAllInquiries>): Promise<Page<InquiryModel>> => {
    const all = InquiryModel.query(deps.db);
    // A query is thenable, so an async function would run it instead of returning it.
    const { found } = search ? await matching(deps, all, search.trim()) : { found: all };
    return newestFirst(found, paging, withNames);
  };
