import type { Knex } from 'knex';

/** Something that a session holds open for longer than a call: a notification stream or an upload. */
export interface Held {
  /** The account that it acts for. */
  userId: string;
  /** The person whose session it depends on: the account's own, or a member of the brand's team. */
  personId: string;
  /** Hash of the session's id. */
  session: Buffer;
  end: () => void;
}

/** What sessions hold open at this gateway. */
export interface HeldOpen {
  /** @returns a function to call when it has ended without being aborted */
  add: (held: Held) => () => void;
  /** Everything that depends on sessions of a person, or of all. */
  of: (personId?: string) => Held[];
}

export const makeHeldOpen = (): HeldOpen => {
  const byPerson = new Map<string, Set<Held>>();
  return {
    add: (held) => {
      const ofPerson = byPerson.get(held.personId) ?? new Set<Held>();
      byPerson.set(held.personId, ofPerson.add(held));
      return () => {
        ofPerson.delete(held);
        if (ofPerson.size === 0 && byPerson.get(held.personId) === ofPerson) byPerson.delete(held.personId);
      };
    },
    of: (personId) =>
      personId === undefined
        ? [...byPerson.values()].flatMap((held) => [...held])
        : [...(byPerson.get(personId) ?? [])],
  };
};

/** Aborts what is held open by sessions that have ended, or whose person no longer acts for this account. */
export type CheckSessions = (personId?: string) => Promise<void>;

export const makeCheckSessions =
  (db: Knex, held: HeldOpen): CheckSessions =>
  async (personId) => {
    const open = held.of(personId);
    if (open.length === 0) return;
    const rows: { sid_hash: Buffer; acts: string }[] = await db('gateway.sessions as s')
      .leftJoin('gateway.accounts as a', 'a.user_id', 's.user_id')
      .whereIn(
        's.sid_hash',
        open.map(({ session }) => session),
      )
      .where('s.expire', '>', db.fn.now())
      .select('s.sid_hash', db.raw('coalesce(a.works_for, s.user_id) as acts'));
    const actsIn = new Map(rows.map((row) => [row.sid_hash.toString('base64'), row.acts]));
    for (const one of open) if (actsIn.get(one.session.toString('base64')) !== one.userId) one.end();
  };
