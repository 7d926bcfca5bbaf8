import { randomUUID } from 'node:crypto';
import type { ActivityEntry } from '@setu/contracts';
import type { SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { ActivityModel } from './activity.model';
import type { Line } from './lines';

/** Upserts a line by the id of its event, so that a repeated event updates its line. */
export const recordLine = async (
  trx: Knex.Transaction,
  line: Line,
  { id, source, at }: { id: string; source: string; at: Date },
): Promise<void> => {
  await ActivityModel.query(trx)
    .insert({
      id,
      source,
      kind: line.kind,
      actorId: line.actor?.id ?? null,
      actorLabel: line.actor?.label ?? null,
      text: line.text,
      aboutId: line.aboutId ?? null,
      subjectId: line.subjectId ?? null,
      isPublic: line.isPublic ?? false,
      createdAt: at,
    })
    .onConflict('id')
    .merge();
};

/** Makes a function that records an administrator's action in the audit trail, in the use case's transaction. */
export const makeRecordChange =
  (kind: ActivityEntry['kind'], { clock }: { clock: { now: () => Date } }) =>
  (trx: Knex.Transaction, by: SignedIn, text: string): Promise<void> =>
    recordLine(
      trx,
      { kind, actor: { id: by.id, label: 'An administrator' }, text },
      { id: randomUUID(), source: 'content', at: clock.now() },
    );
