import {
  type AskedKind,
  answerDays,
  type confirmStillOpen,
  mostOpenQuestions,
  type OpenQuestion,
} from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { daysBefore, NotFoundError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { askedTables, isAsked, isClosed } from './asked-listing';

interface Row {
  id: string;
  kind: AskedKind;
  title: string;
  is_active: boolean;
  asked_at: Date;
  unanswered_at: Date | null;
}

/** Days for which a deactivated listing is shown among the questions. */
const shownDays = 90;

const present = (row: Row): OpenQuestion => {
  const closesAt = row.is_active
    ? daysBefore(row.asked_at, -answerDays)
    : (row.unanswered_at ?? row.asked_at);
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    state: row.is_active ? 'asked' : 'closed',
    askedAt: row.asked_at.toISOString(),
    closesAt: closesAt.toISOString(),
  };
};

/** The listings that the brand is asked about, oldest question first, without hidden listings. */
export const makeListOpenQuestions =
  ({ db, clock }: Pick<ServiceDeps, 'db' | 'clock'>) =>
  async (actor: SignedIn): Promise<OpenQuestion[]> => {
    const since = daysBefore(clock.now(), shownDays);
    const found = await Promise.all(
      Object.entries(askedTables).map(
        ([kind, table]): Promise<Omit<Row, 'kind'>[]> =>
          db(table)
            .where({ brand_id: actor.id, hidden_at: null })
            .whereRaw(`((${isAsked}) or (${isClosed} and unanswered_at > ?))`, [since])
            .orderBy(['asked_at', 'id'])
            .limit(mostOpenQuestions)
            .select('id', 'title', 'is_active', 'asked_at', 'unanswered_at')
            .then((rows) => rows.map((row) => ({ ...row, kind }))),
      ),
    );
    return (found.flat() as Row[])
      .sort((a, b) => a.asked_at.getTime() - b.asked_at.getTime())
      .slice(0, mostOpenQuestions)
      .map(present);
  };

/**
 * A brand confirms that one of its listings is still open.
 * @returns false when the listing is no longer active
 * @throws NotFoundError 404 `listing_not_found`
 */
export const makeConfirmStillOpen =
  ({ inTransaction, clock }: Pick<ServiceDeps, 'inTransaction' | 'clock'>) =>
  ({ id, kind }: HandlerInput<typeof confirmStillOpen>, actor: SignedIn): Promise<boolean> =>
    inTransaction(async (trx) => {
      const own = () => trx(askedTables[kind]).where({ id, brand_id: actor.id });
      const stored = await own().forUpdate().first('is_active');
      if (!stored) throw new NotFoundError('listing_not_found');
      if (!stored.is_active) return false;
      await own().update({ confirmed_at: clock.now() });
      return true;
    });
