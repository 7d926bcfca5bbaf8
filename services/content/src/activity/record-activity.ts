import { randomUUID } from 'node:crypto';
import type { ActivityEntry, siteCopyChangedV1, siteSettingsChangedV1 } from '@setu/contracts';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { raw } from 'objection';
import { ActivityModel } from './activity.model';
import type { Line } from './lines';

/** The single aggregate of site copy and settings. */
const siteId = '00000000-0000-4000-8000-000000000000';

/** A line of the audit trail, with the event or action it describes. */
interface Recorded {
  id: string;
  source: string;
  at: Date;
  line: Line;
}

/** Upserts lines by the ids of their events, so that a repeated event updates its line. */
export const recordLines = async (trx: Knex.Transaction, recorded: readonly Recorded[]): Promise<void> => {
  if (recorded.length === 0) return;
  await ActivityModel.query(trx)
    .insert(
      recorded.map(({ id, source, at, line }) => ({
        id,
        source,
        kind: line.kind,
        actorId: line.actor?.id ?? null,
        actorLabel: line.actor?.label ?? null,
        text: line.text,
        personId: line.person?.id ?? null,
        personName: line.person?.name ?? null,
        aboutId: line.aboutId ?? null,
        subjectId: line.subjectId ?? null,
        isPublic: line.isPublic ?? false,
        createdAt: at,
      })),
    )
    .onConflict('id')
    .merge();
};

/** Removes the names of people from the lines about them. */
export const forgetPeople = async (trx: Knex.Transaction, ids: readonly string[]): Promise<void> => {
  await ActivityModel.query(trx)
    .whereIn('person_id', [...ids])
    .patch({
      text: raw('replace(text, person_name, ?)', 'Deleted account'),
      personName: null,
      personId: null,
    });
};

/**
 * Creates a function that records an administrator's changes of one kind in the use case's transaction: a line of the audit trail, and the
 * event that invalidates the gateway's stored pages.
 */
export const makeRecordChange =
  ({ clock, recordEvent }: Pick<ServiceDeps, 'clock' | 'recordEvent'>) =>
  (kind: ActivityEntry['kind'], changed: typeof siteCopyChangedV1 | typeof siteSettingsChangedV1) =>
  async (trx: Knex.Transaction, by: SignedIn, text: string): Promise<void> => {
    const at = clock.now();
    await recordLines(trx, [
      {
        id: randomUUID(),
        source: 'content',
        at,
        line: { kind, actor: { id: by.id, label: 'An administrator' }, text },
      },
    ]);
    await recordEvent(trx, changed, siteId, { changedAt: at.toISOString() });
  };
