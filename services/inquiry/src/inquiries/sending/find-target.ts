import { type InquiryKind, isBelowLowestBudget, type sendInquiry } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { InvalidInputError, NotFoundError, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { InquiryModel } from '../inquiry.model';
import { kindOf } from './inquiry-kind';

/** Finds the subject of an inquiry in the projections; undefined when it is unknown or inactive. */
export interface TargetDeps {
  findFranchise: (
    trx: Knex,
    id: string,
  ) => Promise<{ id: string; brandId: string; lowestBudget: string | null } | undefined>;
  findRequirement: (trx: Knex, id: string) => Promise<{ id: string; brandId: string } | undefined>;
  findProperty: (trx: Knex, id: string) => Promise<{ id: string; providerId: string } | undefined>;
}

/** Receiver and subject of an inquiry. */
export type Target = Pick<
  InquiryModel,
  | 'kind'
  | 'toUserId'
  | 'franchiseId'
  | 'propertyId'
  | 'requirementId'
  | 'proposedCommission'
  | 'isBelowBudget'
>;

type SendInput = HandlerInput<typeof sendInquiry>;

/** The receiver must be the owner, and not the sender. */
const assertReceiver = (
  owner: string,
  { toUserId }: SendInput,
  actor: SignedIn,
  { path, thing }: { path: string; thing: string },
) => {
  if (toUserId.toLowerCase() !== owner)
    throw new InvalidInputError(
      [{ path: 'toUserId', message: `This ${thing} belongs to somebody else.` }],
      'receiver_not_owner',
    );
  if (actor.id === owner)
    throw new InvalidInputError([{ path, message: `This ${thing} is your own.` }], 'own_listing');
};

const noRequirement = () => new NotFoundError('requirement_not_found');
const noProperty = () => new NotFoundError('property_not_found');

/**
 * Finds receiver and subject of an inquiry. A subject is not found when it does not exist, is inactive, or must belong to the sender and
 * does not.
 */
export const makeFindTarget = ({ findFranchise, findRequirement, findProperty }: TargetDeps) => {
  const franchise = async (trx: Knex, input: SendInput, actor: SignedIn) => {
    const found = input.franchiseId && (await findFranchise(trx, input.franchiseId));
    if (!found) throw new NotFoundError('franchise_not_found');
    assertReceiver(found.brandId, input, actor, { path: 'franchiseId', thing: 'franchise' });
    return {
      toUserId: found.brandId,
      franchiseId: found.id,
      isBelowBudget: isBelowLowestBudget(input.budget, found.lowestBudget),
    };
  };

  const offer = async (trx: Knex, input: SendInput, actor: SignedIn) => {
    const requirement = input.requirementId && (await findRequirement(trx, input.requirementId));
    if (!requirement) throw noRequirement();
    assertReceiver(requirement.brandId, input, actor, { path: 'requirementId', thing: 'requirement' });
    const property = input.propertyId ? await findProperty(trx, input.propertyId) : null;
    if (property === undefined || (property && property.providerId !== actor.id)) throw noProperty();
    return {
      toUserId: requirement.brandId,
      requirementId: requirement.id,
      propertyId: property?.id ?? null,
      proposedCommission: input.proposedCommission,
    };
  };

  const visit = async (trx: Knex, input: SendInput, actor: SignedIn) => {
    const requirement = input.requirementId && (await findRequirement(trx, input.requirementId));
    if (!requirement || requirement.brandId !== actor.id) throw noRequirement();
    const property = input.propertyId && (await findProperty(trx, input.propertyId));
    if (!property) throw noProperty();
    assertReceiver(property.providerId, input, actor, { path: 'propertyId', thing: 'property' });
    return { toUserId: property.providerId, requirementId: requirement.id, propertyId: property.id };
  };

  const finders: Record<
    InquiryKind,
    (trx: Knex, input: SendInput, actor: SignedIn) => Promise<Partial<Target> & { toUserId: string }>
  > = { franchise, offer, visit };

  return async (trx: Knex, input: SendInput, actor: SignedIn): Promise<Target> => {
    const kind = kindOf(input, actor.role);
    return {
      kind,
      franchiseId: null,
      propertyId: null,
      requirementId: null,
      proposedCommission: null,
      isBelowBudget: false,
      ...(await finders[kind](trx, input, actor)),
    };
  };
};
