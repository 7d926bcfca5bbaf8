import type { listMails } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { newestFirst, type Page, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { type MailModel, mailsWith } from './mail.model';

interface Deps {
  db: Knex;
  /** @throws UnauthenticatedError 401 for a user who is no longer an administrator */
  assertAdmin: (actor: SignedIn) => Promise<unknown>;
}

/** A page of the mails, newest first, for administrators. */
export const makeListMails =
  ({ db, assertAdmin }: Deps) =>
  async (input: HandlerInput<typeof listMails>, actor: SignedIn): Promise<Page<MailModel>> => {
    const { state, recipient, ...paging } = input;
    await assertAdmin(actor);
    return newestFirst(mailsWith(db, { state, recipient }), paging);
  };
