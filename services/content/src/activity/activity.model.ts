import type { ActivityEntry } from '@setu/contracts';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { BaseModel } from '../base-model';

/** A line of the audit trail, as the parts of a sentence. */
export class ActivityModel extends BaseModel {
  static override tableName = 'activity';

  declare id: string;
  /** The service whose event it is. */
  declare source: string;
  declare kind: ActivityEntry['kind'];
  /** The actor, whose name begins the sentence. */
  declare actorId: string | null;
  /** Begins the sentence while the actor's name is unknown. Null for a sentence without an actor. */
  declare actorLabel: string | null;
  declare text: string;
  /** The person whose name is in the text, until the account is deleted. */
  declare personId: string | null;
  declare personName: string | null;
  /** A franchise; its title ends the sentence. */
  declare aboutId: string | null;
  /** A franchise or property that was listed. */
  declare subjectId: string | null;
  /** True when every signed-in user may read it. */
  declare isPublic: boolean;
  /** When it happened. */
  declare createdAt: Date;
  /** Only on rows read through `withNames`. */
  declare actorName?: string | null;
  declare aboutTitle?: string | null;

  static override modifiers = {
    withNames: (query: QueryBuilder<ActivityModel>) =>
      query
        .leftJoin('users', 'users.id', 'activity.actor_id')
        .leftJoin('franchises', 'franchises.id', 'activity.about_id')
        .select('activity.*', 'users.display_name as actorName', 'franchises.title as aboutTitle'),
  };
}

/** The newest lines that every signed-in user may read, without those about listings that are not public now. */
export const newestPublic = (db: Knex, count: number): Promise<ActivityModel[]> =>
  ActivityModel.query(db)
    .modify('withNames')
    .where('activity.is_public', true)
    .leftJoin('franchises as listed', 'listed.id', 'activity.subject_id')
    .leftJoin('properties as offered', 'offered.id', 'activity.subject_id')
    .whereRaw('coalesce(listed.is_active, offered.is_available, true)')
    .orderBy([
      { column: 'activity.created_at', order: 'desc' },
      { column: 'activity.id', order: 'desc' },
    ])
    .limit(count)
    .execute();
