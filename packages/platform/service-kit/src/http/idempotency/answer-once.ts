import { createHash, createHmac } from 'node:crypto';
import {
  type Endpoint,
  IdempotencyKey,
  idempotencyKeyHeader,
  idempotencyReplayedHeader,
} from '@setu/protocol';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { withCallTransaction } from '../../db/call-transaction';
import { AppError, InvalidInputError } from '../../errors';
import { type Actor, actorOf } from '../caller/caller';
import { clientOf } from '../caller/client';
import { networkOf } from '../caller/network-of';
import { fieldIssues } from '../input/parse-input';

/** Answers a call: runs `answer`, which writes the reply into the context, or repeats the first reply. */
export type AnswerOnce = (ctx: Context, endpoint: Endpoint, answer: () => Promise<void>) => Promise<void>;

interface StoredReply {
  key_hash: Buffer;
  body_hash: Buffer;
  status: number;
  headers: Record<string, string | string[]>;
  body: string | null;
}

/** Another call with this key committed first, so its reply can be read now. */
class KeyTakenError extends Error {}

/** Maximum number of rounds of "not stored yet" and "inserted meanwhile". A second round is needed only when a row was just pruned. */
const maxRounds = 3;

const callerOf = (actor: Actor, ctx: Context) =>
  actor.kind === 'visitor' ? `visitor ${networkOf(clientOf(ctx).address)}` : `${actor.kind} ${actor.id}`;

/** The call's place in the table; null without the header. @throws InvalidInputError 400 for an invalid key */
const slotOf = (ctx: Context): { keyHash: Buffer; bodyHash: Buffer } | null => {
  const given = ctx.req.headers[idempotencyKeyHeader];
  if (given === undefined) return null;
  const parsed = IdempotencyKey.safeParse(given);
  if (!parsed.success)
    throw new InvalidInputError(
      fieldIssues(parsed.error).map((issue) => ({ ...issue, path: idempotencyKeyHeader })),
    );
  const key = parsed.data;
  const scope = [callerOf(actorOf(ctx), ctx), ctx.method, ctx.path, key].join('\n');
  return {
    keyHash: createHash('sha256').update(scope).digest(),
    // Keyed, because a body may contain a password. Without the key, which is not stored, the hash reveals nothing.
    bodyHash: createHmac('sha256', key)
      .update(ctx.request.rawBody ?? '')
      .digest(),
  };
};

const reused = () => new AppError(422, 'idempotency_key_reused');

const repeat = (ctx: Context, { status, headers, body }: StoredReply) => {
  ctx.body = body;
  ctx.status = status;
  ctx.set(headers);
  ctx.set(idempotencyReplayedHeader, 'true');
};

/** Headers that the handler set, without those of every reply. */
const headersSince = (ctx: Context, before: Context['response']['headers']) =>
  Object.fromEntries(
    Object.entries(ctx.response.headers).filter(
      ([name, value]) => name !== 'content-length' && value !== before[name],
    ),
  );

/**
 * Runs creating calls with an idempotency key only once. The key's row is inserted first in the transaction of the
 * call's first `inTransaction`, and the reply is stored in it before the commit; a concurrent call with the same key
 * waits at that insert until the first one commits. Failures and replies of 400 and above are not stored, so a
 * corrected body may use the key again.
 *
 * A handler must write in `inTransaction`; a reply without it is not stored. After its first `inTransaction` a handler
 * must read only through that transaction, because its changes are not visible elsewhere yet.
 */
export const makeAnswerOnce = (db: Knex): AnswerOnce => {
  const find = (keyHash: Buffer): Promise<StoredReply | undefined> =>
    db('idempotency_keys').where({ key_hash: keyHash }).first();

  const claim = async (keyHash: Buffer, bodyHash: Buffer): Promise<Knex.Transaction> => {
    const trx = await db.transaction();
    try {
      const claimed = await trx('idempotency_keys')
        .insert({ key_hash: keyHash, body_hash: bodyHash })
        .onConflict('key_hash')
        .ignore()
        .returning('key_hash');
      if (claimed.length === 0) throw new KeyTakenError('the key was taken meanwhile');
      return trx;
    } catch (error) {
      await trx.rollback();
      throw error;
    }
  };

  const answerFirst = async (
    ctx: Context,
    slot: { keyHash: Buffer; bodyHash: Buffer },
    answer: () => Promise<void>,
  ) => {
    let opening: Promise<Knex.Transaction> | null = null;
    const open = () => {
      opening ??= claim(slot.keyHash, slot.bodyHash);
      return opening;
    };
    /** Null when nothing was written, or another call has the key. */
    const opened = () => opening?.catch(() => null) ?? null;
    const before = { ...ctx.response.headers };
    try {
      await withCallTransaction({ open }, answer);
    } catch (error) {
      await (await opened())?.rollback();
      throw error;
    }
    const trx = await opened();
    if (!trx) return;
    if (ctx.status >= 400) return void (await trx.rollback());
    try {
      await trx('idempotency_keys')
        .where({ key_hash: slot.keyHash })
        .update({
          status: ctx.status,
          headers: JSON.stringify(headersSince(ctx, before)),
          body: typeof ctx.body === 'string' ? ctx.body : null,
        });
      await trx.commit();
    } catch (error) {
      await trx.rollback().catch(() => undefined);
      throw error;
    }
  };

  return async (ctx, endpoint, answer) => {
    const slot = endpoint.creates ? slotOf(ctx) : null;
    if (!slot) return answer();
    for (let round = 1; ; round += 1) {
      const stored = await find(slot.keyHash);
      if (stored && !stored.body_hash.equals(slot.bodyHash)) throw reused();
      if (stored) return repeat(ctx, stored);
      try {
        return await answerFirst(ctx, slot, answer);
      } catch (error) {
        if (round === maxRounds || !(error instanceof KeyTakenError)) throw error;
      }
    }
  };
};
