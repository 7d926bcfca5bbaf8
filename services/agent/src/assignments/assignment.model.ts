import type { AgentAssignment } from '@setu/contracts';
import type { Knex } from 'knex';
import { type QueryBuilder, raw } from 'objection';
import type { z } from 'zod';
import { BaseModel } from '../base-model';
import type { AssignmentStatus } from './assignment-status';

/** The assignment of a requirement to an agent. The commission is in percent, as Postgres sends it. */
export class AssignmentModel extends BaseModel {
  static override tableName = 'agent_property_assignments';

  declare id: string;
  declare version: number;
  declare agentId: string;
  declare brandId: string;
  declare requirementId: string;
  declare propertyId: string | null;
  declare assignmentType: z.output<typeof AgentAssignment>['assignmentType'];
  declare status: AssignmentStatus;
  /** False after the agent completed it. Postgres derives it from the status. */
  declare isOpen: boolean;
  declare commissionAgreed: string | null;
  declare notes: string | null;
  /** 1 to 5, given by the brand on confirming. */
  declare rating: number | null;
  declare assignedAt: Date;
  /** When the brand confirmed the completion. */
  declare completedAt: Date | null;
  declare updatedAt: Date;
  /** Only on rows read through `whole`; null while the other service's event has not arrived. */
  declare brandName?: string | null;
  declare agentName?: string | null;
  declare demandTitle?: string | null;
  declare minArea?: number | null;
  declare maxArea?: number | null;
  declare timeline?: string | null;
  declare preferredLocations?: string[] | null;
  declare propertyTitle?: string | null;

  static override modifiers = {
    /** Adds names, demand and property from the projections of other services' events. */
    whole: (query: QueryBuilder<AssignmentModel>) =>
      query
        .alias('assignment')
        .leftJoin('people as agent', 'agent.id', 'assignment.agent_id')
        .leftJoin('people as brand', 'brand.id', 'assignment.brand_id')
        .leftJoin('brand_profiles as profile', 'profile.user_id', 'assignment.brand_id')
        .leftJoin('demands as demand', 'demand.id', 'assignment.requirement_id')
        .leftJoin('properties as property', 'property.id', 'assignment.property_id')
        .select(
          'assignment.*',
          'agent.display_name as agentName',
          raw('coalesce(profile.brand_name, brand.display_name)').as('brandName'),
          'demand.title as demandTitle',
          'demand.min_area as minArea',
          'demand.max_area as maxArea',
          'demand.timeline as timeline',
          'demand.preferred_locations as preferredLocations',
          'property.title as propertyTitle',
        ),
  };
}

/** An assignment's row, locked until the transaction ends, so that concurrent changes run one after the other. */
export const lockAssignment = (trx: Knex.Transaction, id: string): Promise<AssignmentModel | undefined> =>
  AssignmentModel.query(trx).findById(id).forUpdate().execute();

/** One assignment with all fields of its view. */
export const wholeAssignment = (trx: Knex, id: string): Promise<AssignmentModel> =>
  AssignmentModel.query(trx).modify('whole').findOne('assignment.id', id).throwIfNotFound().execute();

/** Counts the confirmed assignments of an agent and sums their ratings. */
export const dealsOf = async (
  trx: Knex.Transaction,
  agentId: string,
): Promise<{ count: number; ratingSum: number }> => {
  const [deals] = await trx('agent_property_assignments')
    .where({ agent_id: agentId })
    .whereNotNull('completed_at')
    .select<{ count: string; rating_sum: string | null }[]>(
      trx.raw('count(*) as count, sum(rating) as rating_sum'),
    );
  return { count: Number(deals?.count ?? 0), ratingSum: Number(deals?.rating_sum ?? 0) };
};
